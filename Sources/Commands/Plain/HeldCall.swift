import Phone
import QuickActions

/// A delegate call that waits for a step.
struct HeldCall: Hashable {
  let app: AppID
  let call: DelegateCall

  init?(on phone: Phone) {
    guard let app = phone.apps.first(where: { $0.heldCall != nil }), let call = app.heldCall else {
      return nil
    }
    (self.app, self.call) = (app.id, call)
  }
}
