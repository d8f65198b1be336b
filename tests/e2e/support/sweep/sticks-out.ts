// Some of what is written here runs in the page.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * What reaches beyond the screen, or is cut off there, and cannot be scrolled into view by itself; and words that fit
 * only because they stand in a column hardly wider than a letter.
 */
export function sticksOut(): string[] {
  const { body, documentElement: html } = document
  const room = html.clientWidth

  /** What holds for an element or for one around it, worked out once for each. */
  function inherited(holds: (element: Element) => boolean): (element: Element | null) => boolean {
    const known = new Map<Element, boolean>()
    return function isSo(element: Element | null): boolean {
      if (!element || element === body) return false
      const before = known.get(element)
      if (before !== undefined) return before
      const found = holds(element) || isSo(element.parentElement)
      known.set(element, found)
      return found
    }
  }
  /** For screen readers only: one pixel, cut off. */
  const isCut = inherited((element) => {
    const { clip, clipPath } = getComputedStyle(element)
    return clipPath === 'inset(50%)' || clip.startsWith('rect(0')
  })
  const scrolls = inherited((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
  function isSeen(element: Element): boolean {
    return element.checkVisibility({ contentVisibilityAuto: true }) && !isCut(element)
  }
  const sticking: string[] = []
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const element = text.parentElement as Element
    if (!isSeen(element) || scrolls(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()]
    const name = `<${element.tagName}> «${text.textContent?.slice(0, 40)}»`
    if (rects.some(({ left, right }) => right > room + 1 || left < -1)) sticking.push(name)
    const lines = new Set(rects.map(({ top }) => Math.round(top))).size
    const widest = Math.max(...rects.map(({ width }) => width))
    const letter = Number.parseFloat(getComputedStyle(element).fontSize)
    if (lines > 3 && widest < 1.6 * letter) sticking.push(`${name} on ${lines} lines`)
  }
  return html.scrollWidth > room ? [`${html.scrollWidth} px wide`, ...sticking] : sticking
}
