// What the round button at the bottom right does (web/ui/layout/scroll-to-top.tsx). It is on every page, and works
// before React has come and without it.

const SCREENS_DOWN = 2
const OF_A_FORM = 'form :is(button, input, select, textarea, a.button)'

/** It appears after two screens, and makes way for what somebody fills in or sends. */
export function comeBackUp(until?: AbortSignal): void {
  const look = () => {
    const button = document.querySelector<HTMLElement>('[data-to-top]')
    if (!button) return
    const far = scrollY > innerHeight * SCREENS_DOWN
    if (button.hidden === far) button.hidden = !far
    if (far) button.classList.toggle('invisible', coversAForm(button))
  }
  const pressed = ({ target }: Event) => {
    if ((target as Element | null)?.closest('[data-to-top]')) goUp()
    // A form that is unfolded comes under it without any scrolling.
    requestAnimationFrame(look)
  }
  const how = until && { signal: until }
  addEventListener('scroll', look, { passive: true, ...how })
  addEventListener('resize', look, how)
  addEventListener('click', pressed, how)
}

function goUp(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
  document.getElementById('skip')?.focus({ preventScroll: true })
}

function coversAForm(button: Element): boolean {
  const mine = button.getBoundingClientRect()
  return [...document.querySelectorAll(OF_A_FORM)].some((element) => {
    const box = element.getBoundingClientRect()
    const beside = box.right <= mine.left || box.left >= mine.right
    const aboveOrBelow = box.bottom <= mine.top || box.top >= mine.bottom
    return box.width > 0 && !beside && !aboveOrBelow
  })
}
