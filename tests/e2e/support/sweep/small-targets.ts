// Some of what is written here runs in the page.
/// <reference lib="dom" />

/**
 * What is pressed and is smaller than 24 × 24 px, and stands so near to another target that a finger hits both (WCAG 2.5.8):
 * a circle of 24 px around its middle reaches into the other, or into the circle of another that is too small. Links
 * within a sentence are exempt. The rule of axe does the same and first asks what lies over what, which takes a long time.
 */
export function smallTargets(): string[] {
  const [SIZE, RADIUS] = [24, 12]
  const PRESSED =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=switch]'

  function isInSentence(element: Element): boolean {
    if (getComputedStyle(element).display !== 'inline') return false
    const own = element.textContent?.trim().length ?? 0
    return (element.parentElement?.textContent?.trim().length ?? 0) > own
  }
  function isCut(element: Element): boolean {
    return element.closest('.sr-only, [inert]') !== null
  }
  function isSeen(element: Element): boolean {
    return (
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && !isCut(element)
    )
  }

  const open = document.querySelector('dialog:modal')
  const targets = [...(open ?? document).querySelectorAll(PRESSED)]
    .filter((element) => !element.matches(':disabled') && isSeen(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
    .map(({ element, box }) => ({
      element,
      box,
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
      isSmall: box.width < SIZE - 0.5 || box.height < SIZE - 0.5,
    }))
  type Target = (typeof targets)[number]

  function distanceTo(x: number, y: number, { box }: Target): number {
    const dx = Math.max(box.left - x, 0, x - box.right)
    const dy = Math.max(box.top - y, 0, y - box.bottom)
    return Math.hypot(dx, dy)
  }
  /** What is fixed to the screen lies over whatever is scrolled beneath it, now here and now there. */
  function layerOf(element: Element): Element | null {
    const parent = element.parentElement
    if (!parent || getComputedStyle(element).position === 'fixed') return parent && element
    return layerOf(parent)
  }
  function isTooNear({ element, x, y }: Target, other: Target): boolean {
    if (element.contains(other.element) || other.element.contains(element)) return false
    if (layerOf(element) !== layerOf(other.element)) return false
    if (other.isSmall && Math.hypot(other.x - x, other.y - y) < SIZE) return true
    return distanceTo(x, y, other) < RADIUS
  }
  return targets
    .filter((target) => target.isSmall && !isInSentence(target.element))
    .filter((target) => targets.some((other) => isTooNear(target, other)))
    .map(({ element, box }) => {
      const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`
      return `target of ${size} beside another: ${element.outerHTML.slice(0, 200)}`
    })
}
