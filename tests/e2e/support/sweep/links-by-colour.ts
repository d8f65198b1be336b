// What is written here runs in the page.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Links among other words that only their colour tells from them (WCAG 1.4.1): neither a line nor letters of another kind. Stricter than
 * the rule of axe, which lets a colour do that differs enough, and has to ask first what lies over what.
 */
export function linksByColour(): string[] {
  const PRESSED = 'a[href], button'
  function isInline(element: Element): boolean {
    return getComputedStyle(element).display === 'inline'
  }
  function blockOf({ parentElement }: Node): Element {
    if (!parentElement) return document.documentElement
    return isInline(parentElement) ? blockOf(parentElement) : parentElement
  }
  const lengthOf = (element: Element) => element.textContent?.trim().length ?? 0

  /** What stands in a block of its own inside it, such as a list, is neither the sentence nor a link of it. */
  function wordsOf(block: Element): number {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    let length = 0
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      const isPressed = parentElement?.closest(PRESSED)
      if (!isPressed && blockOf(walker.currentNode) === block)
        length += textContent?.trim().length ?? 0
    }
    return length
  }
  function isAmongWords(link: Element, block: Element): boolean {
    const pressed = [...block.querySelectorAll(PRESSED)].filter((one) => blockOf(one) === block)
    const linked = pressed.reduce((sum, one) => sum + lengthOf(one), 0)
    return lengthOf(link) > 0 && wordsOf(block) > linked
  }
  function isLined({ borderBottomStyle, borderBottomWidth, backgroundImage }: CSSStyleDeclaration) {
    const hasBorder = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) > 0
    return hasBorder || backgroundImage !== 'none'
  }
  function isTold(link: Element, block: Element): boolean {
    const [own, around] = [getComputedStyle(link), getComputedStyle(block)]
    const other = (
      ['textDecorationLine', 'fontWeight', 'fontStyle', 'fontSize', 'fontFamily'] as const
    ).some((name) => own[name] !== around[name])
    return other || isLined(own)
  }

  return [...document.querySelectorAll('a[href]')]
    .filter((link) => link.checkVisibility({ checkVisibilityCSS: true }) && isInline(link))
    .filter((link) => !link.closest('.sr-only'))
    .map((link) => ({ link, block: blockOf(link) }))
    .filter(({ link, block }) => isAmongWords(link, block) && !isTold(link, block))
    .map(({ link }) => `a link that only its colour tells: ${link.outerHTML.slice(0, 200)}`)
}
