/// Which release of iOS the SF Symbols came in that apps name most.
///
/// There are thousands of symbols, more with each year, so a name that is not here is not wrong: then
/// nothing is known of it. Source: Apple's own list, `name_availability.plist` of the SF Symbols app,
/// in its editions of 2020 and 2022, as SFSafeSymbols keeps them. [documented]
package enum SymbolAvailability {
  /// The first release that has the symbol; nil where it is not known here.
  package static func since(_ name: String) -> IOSVersion? { releases[name] }

  /// The names of which the release is known.
  package static var names: [String] { releases.keys.sorted() }

  private static let releases: [String: IOSVersion] = {
    var releases: [String: IOSVersion] = [:]
    for (release, names) in table {
      for name in names.split(whereSeparator: \.isWhitespace) {
        for written in spelledOut(name) { releases[written] = release }
      }
    }
    return releases
  }()

  /// A star stands for the name itself and the filled form, two stars for the same in a circle too.
  private static func spelledOut(_ name: Substring) -> [String] {
    let base = String(name.prefix { $0 != "*" })
    switch name.utf8.count - base.utf8.count {
    case 0: return [base]
    case 1: return [base, base + ".fill"]
    default: return [base, base + ".fill", base + ".circle", base + ".circle.fill"]
    }
  }

  private static let table: [(IOSVersion, String)] = [
    (IOSVersion(13), symbols13), (IOSVersion(13, 1), symbols13p1), (IOSVersion(14), symbols14),
    (IOSVersion(14, 2), symbols14p2), (IOSVersion(15), symbols15), (IOSVersion(16), symbols16),
  ]

  private static let symbols13 = """
    alarm* archivebox* arrow.2.circlepath arrow.2.squarepath arrow.clockwise
    arrow.clockwise.circle* arrow.counterclockwise arrow.counterclockwise.circle* arrow.down
    arrow.down.circle* arrow.down.doc* arrow.left arrow.left.circle* arrow.right
    arrow.right.arrow.left arrow.right.circle* arrow.up arrow.up.circle* arrow.up.doc*
    arrow.up.right arrow.uturn.left arrow.uturn.right arrowshape.turn.up.left*
    arrowshape.turn.up.right* at backward* bag* barcode barcode.viewfinder bed.double* bell**
    bell.slash* bolt** bolt.slash* book** bookmark* briefcase* bubble.left*
    bubble.left.and.bubble.right* bubble.right* calendar calendar.badge.minus calendar.badge.plus
    calendar.circle* camera** camera.rotate* camera.viewfinder captions.bubble* car.fill cart*
    cart.badge.plus chart.bar* chart.pie* checkmark checkmark.circle* checkmark.rectangle*
    checkmark.seal* checkmark.shield* checkmark.square* chevron.down chevron.left chevron.right
    chevron.up circle* clock* cloud* cloud.rain* command creditcard* cube* delete.left*
    desktopcomputer doc** doc.on.clipboard* doc.on.doc* doc.plaintext doc.text*
    doc.text.magnifyingglass doc.text.viewfinder dollarsign.circle* ear ellipsis ellipsis.circle*
    envelope** envelope.badge* envelope.open* exclamationmark exclamationmark.bubble*
    exclamationmark.circle* exclamationmark.triangle* eye* eye.slash* faceid film* flag** flame*
    folder** folder.badge.plus forward* gamecontroller* gear gift* globe gobackward goforward grid
    hammer* hand.raised* hand.thumbsdown* hand.thumbsup* headphones heart** heart.slash* hourglass
    house* icloud** icloud.and.arrow.down* icloud.and.arrow.up* info info.circle* keyboard
    lightbulb* line.horizontal.3 line.horizontal.3.decrease line.horizontal.3.decrease.circle*
    link link.circle* list.bullet list.dash list.number livephoto location** location.north*
    lock** lock.open* lock.shield* magnifyingglass magnifyingglass.circle* map* mappin
    mappin.and.ellipse message** mic** mic.slash* minus minus.circle* moon** moon.stars*
    moon.zzz* multiply multiply.circle* music.mic music.note music.note.list nosign number
    number.circle* paintbrush* paperclip paperplane* pause** pencil pencil.and.outline
    pencil.circle* pencil.tip percent person** person.2* person.3* person.badge.plus*
    person.crop.circle* person.crop.circle.badge.plus person.crop.square* personalhotspot phone**
    photo* photo.on.rectangle pin* play** play.rectangle* playpause* plus plus.app* plus.bubble*
    plus.circle* plus.rectangle* plus.rectangle.on.rectangle plus.square* plus.square.on.square
    power printer* qrcode qrcode.viewfinder questionmark questionmark.circle* quote.bubble*
    rectangle.stack* rectangle.stack.badge.plus repeat rosette safari* scissors scope shield*
    shuffle slash.circle* slider.horizontal.3 smiley* snow sparkles speaker* speaker.1*
    speaker.2* speaker.3* speaker.slash* square* square.and.arrow.down* square.and.arrow.up*
    square.and.pencil square.grid.2x2* square.on.square square.stack* star** star.slash* stop**
    stopwatch* suit.heart* sun.max* sunrise* sunset* tag** text.alignleft text.badge.plus
    text.bubble* textformat thermometer timer tornado tram.fill trash** tray*
    tray.and.arrow.down* tray.full* tv** umbrella* video** video.badge.plus* viewfinder
    wand.and.stars waveform waveform.circle* wifi wifi.slash wind wrench* xmark xmark.circle*
    xmark.square* zzz
    """

  private static let symbols13p1 = """
    aspectratio* car circle.grid.2x2* flashlight.off.fill flashlight.on.fill flip.horizontal*
    mappin.circle* paperclip.circle* pin.circle* studentdesk
    """

  private static let symbols14 = """
    airpods airpodspro applelogo appletv* applewatch archivebox.circle* arrow.backward
    arrow.forward arrow.left.arrow.right arrow.triangle.2.circlepath
    arrow.triangle.2.circlepath.circle* arrow.triangle.branch arrow.uturn.backward
    arrow.uturn.forward at.circle* bag.circle* banknote* bell.badge* bicycle binoculars*
    book.closed* bookmark.circle* bookmark.slash* books.vertical* building building.2*
    building.columns* bus* calendar.badge.clock calendar.badge.exclamationmark camera.aperture
    case* chevron.backward chevron.forward circle.dashed clock.arrow.circlepath cpu
    creditcard.circle* cross* cross.case* crown* curlybraces cursorarrow die.face.5* display
    doc.badge.gearshape* doc.badge.plus drop* ellipsis.bubble* ellipsis.rectangle*
    externaldrive* eye.circle* face.smiling* figure.stand figure.walk figure.walk.circle*
    figure.wave gearshape* gearshape.2* gift.circle* giftcard* graduationcap* hand.tap*
    hand.wave* headphones.circle* highlighter homekit homepod* house.circle* infinity ipad iphone
    ipodtouch key* ladybug* laptopcomputer leaf* lifepreserver* link.badge.plus
    list.bullet.rectangle list.star location.viewfinder lock.doc* mail* mail.stack* megaphone*
    music.note.house* network newspaper* note note.text note.text.badge.plus paintbrush.pointed*
    paintpalette* paperplane.circle* person.2.circle* person.fill.badge.plus
    photo.on.rectangle.angled pianokeys pills* pip* plus.message* plus.viewfinder
    printer.dotmatrix* puzzlepiece* radio* record.circle* rectangle.badge.plus ruler* scroll*
    seal* shippingbox* simcard* slider.vertical.3 sparkle speaker.wave.1* speaker.wave.2*
    speaker.wave.3* star.square* stethoscope swift switch.2 tablecells* target terminal*
    text.book.closed* ticket* touchid tram tray.circle* video.badge.checkmark wallet.pass*
    wrench.and.screwdriver* xmark.bin*
    """

  private static let symbols14p2 = "exclamationmark.applewatch photo.tv play.tv* tv.and.mediabox"

  private static let symbols15 = """
    ellipsis.vertical.bubble* exclamationmark.bubble.circle* eye.slash.circle* eye.square*
    facemask* fanblades* ferry* figure.roll person.crop.rectangle.stack* person.text.rectangle*
    person.wave.2* phone.and.waveform* photo.artframe photo.circle* pills.circle* pin.square*
    play.rectangle.on.rectangle* play.square* plus.forwardslash.minus plus.square.dashed
    power.circle* tshirt* video.and.waveform* video.badge.ellipsis video.square* wake.circle*
    waveform.and.magnifyingglass waveform.and.mic waveform.badge.exclamationmark
    waveform.badge.minus waveform.badge.plus wifi.circle* wifi.square* xmark.app*
    """

  private static let symbols16 = """
    ellipsis.message* envelope.open.badge.clock eraser* exclamationmark.lock* figure.basketball
    figure.boxing figure.climbing figure.dance figure.fall figure.fishing figure.golf
    figure.hiking figure.outdoor.cycle figure.pool.swim figure.run figure.run.circle*
    figure.skating figure.soccer figure.stairs figure.surfing figure.tennis figure.walk.arrival
    figure.walk.departure figure.walk.motion person.crop.rectangle.badge.plus*
    person.line.dotted.person* phone.badge.checkmark photo.stack* pill** playpause.circle*
    popcorn** trophy** umbrella.percent* video.doorbell* volleyball** washer* water.waves
    waveform.slash web.camera* wifi.router* wind.circle* wineglass* wrench.adjustable*
    """
}
