// A browser has one member at a time: what another tab signs in or out, this one follows. Also what
// happened while the page lay in the browser's back-and-forward memory.

import { loginSuccess, logout, storedUser } from '../store/authentication.ts'
import type { Store } from '../store/store.ts'

export function followStorage(store: Store): void {
  function follow() {
    const user = storedUser()
    const shown = store.getState().authentication.data
    // First out, so that nothing of the last member is left for the next.
    if (shown && shown.membership_no !== user?.membership_no) store.dispatch(logout())
    if (user && user.token !== shown?.token) store.dispatch(loginSuccess(user))
  }
  addEventListener('storage', follow)
  addEventListener('pageshow', follow)
  follow()
}
