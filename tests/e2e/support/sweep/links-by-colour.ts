// What is written here runs in the page.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Links among other words that only their colour tells from them (WCAG 1.4.1): neither a line nor letters of another kind. Stricter than
 * the rule of axe, which lets a colour do that differs enough, and has to ask first what lies over what.
 */
export function linksByColour(): string[] {
  function isInline(element: Element): boolean {
    return getComputedStyle(element).display === 'inline'
  }
  function blockOf(element: Element): Element {
    const { parentElement } = element
    return parentElement && isInline(parentElement)
      ? blockOf(parentElement)
      : (parentElement ?? element)
  }
  const lengthOf = (element: Element) => element.textContent?.trim().length ?? 0

  function isAmongWords(link: Element, block: Element): boolean {
    const pressed = [...block.querySelectorAll('a[href], button')]
    const linked = pressed.reduce((sum, one) => sum + lengthOf(one), 0)
    return lengthOf(link) > 0 && lengthOf(block) - linked > linked
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
