// C declares `stdout` as a variable, which it is in name only.
@preconcurrency import Glibc

enum LineBuffering {
  static func switchOn() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}
