#ifndef HOMEPRESS_CLIBPNG_H
#define HOMEPRESS_CLIBPNG_H
#include <stddef.h>
#include <stdint.h>

enum png_outcome {
  png_outcome_decoded,
  /// There is no libpng 1.6 on this system.
  png_outcome_no_library,
  /// The bytes are no image of that size, or the memory for them is not to be had.
  png_outcome_damaged,
};

/// Decodes a PNG of any kind into `pixels`: `width` times `height` of them, from the top left on, each
/// a byte of red, green, blue and alpha, colours not multiplied by alpha.
///
/// The library is loaded by the first call. The caller knows the size of the image from its header,
/// and keeps it within bounds.
enum png_outcome png_decode_rgba(const uint8_t *bytes, size_t count, uint32_t width,
                                 uint32_t height, uint8_t *pixels);

#endif
