import Glibc
import Phone
import QuickActions
import Scenarios

// A program that keeps items over and over, for what can only be seen when it is killed, or when
// several of them are at it: `ItemKeeper FOLDER APP COUNT` sets one item COUNT times, each with the
// next number as its title, and says each number once it is kept.

let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[3]) else { exit(2) }

var store = ItemStore(folder: arguments[1])
for number in 1...max(1, count) {
  let item = ShortcutItem(type: "number", localizedTitle: "\(number)")
  store.keep(StoredItems([item], languages: ["en"]), of: AppID(arguments[2]))
  store.finish { sched_yield() == 0 }
  print(number)
  fflush(nil)
}
