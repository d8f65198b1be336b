// A button that is pressed before React has come is pressed again once it has: nobody presses twice, or in vain.

import { HYDRATED_EVENT } from '../../client/hydrated-event.ts'

export function waitingPress(begin: () => void): void {
  let pressed: HTMLButtonElement | undefined

  function remember({ target }: Event) {
    const button = (target as Element | null)?.closest('button')
    // The way up needs nobody (scroll-to-top.ts), and a form is sent only by whoever can (web/ui/form/).
    if (button?.type !== 'button' || button.matches('[data-to-top]')) return
    wait(undefined)
    wait(button)
    begin()
  }
  /** It shows that it was felt. */
  function wait(button: HTMLButtonElement | undefined) {
    if (pressed) delete pressed.dataset.pressed
    pressed = button
    if (pressed) pressed.dataset.pressed = ''
  }
  function pressAgain() {
    document.removeEventListener('click', remember, true)
    const button = pressed
    wait(undefined)
    if (button?.isConnected) button.click()
  }
  document.addEventListener('click', remember, true)
  addEventListener(HYDRATED_EVENT, pressAgain, { once: true })
}
