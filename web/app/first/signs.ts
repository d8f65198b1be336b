// By what somebody shows that they want more of a public page than to read it.

const ANY = ['pointerdown', 'pointermove', 'touchstart', 'scroll', 'keydown', 'focusin', 'online']
// A finger that scrolls touches too: only what is pressed counts, and the movement of a mouse.
const TOUCH = ['click', 'keydown', 'pointermove', 'online']

/** On a first page only a touch counts: scrolling is reading. */
type Watched = 'any' | 'touch'

export function signsOf(begin: () => void) {
  let watched: string[] = []

  function sign(event: Event) {
    if (event.type === 'pointermove' && (event as PointerEvent).pointerType === 'touch') return
    if (event.type === 'click' && needsNobody(event.target)) return
    begin()
  }
  function ignore() {
    for (const name of watched) removeEventListener(name, sign)
    watched = []
  }
  function watch(which: Watched) {
    ignore()
    watched = which === 'any' ? ANY : TOUCH
    for (const name of watched) addEventListener(name, sign, { passive: true })
  }
  return { watch, ignore }
}

/** A link, which the browser follows without us, the way up, or words and pictures, which are not to be pressed. */
function needsNobody(target: EventTarget | null): boolean {
  const pressed = (target as Element | null)?.closest('a, button, summary, input, select, textarea')
  return !pressed || pressed.matches('a, [data-to-top]')
}

/** What a page cannot do by itself: a form, a marquee that moves, a member's name, news for whoever wished for it. */
export function needsScripts(): boolean {
  return (
    document.querySelector('main :is(input, textarea, select), [data-moving]') !== null ||
    isStored('user') ||
    isStored('notifications')
  )
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false // a visitor may forbid storage
  }
}
