// What is written here runs in the page.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * What the frame around a page is made of, to compare with another page's: each element, what it is to a screen reader, and whether it
 * is seen and says anything. An open menu, a bar about cookies or a message makes it another frame; the page that one is on does not,
 * nor the one before it (open-within.ts), nor the lines of an icon.
 * Nothing, where a dialog is open in it.
 */
export function frameOf(): string {
  const SAID =
    /^(role|type|alt|hidden|inert|tabindex|disabled|lang|aria-(?!current|labelledby|describedby|controls|owns))/
  function partOf(element: Element): string {
    const said = [...element.attributes].filter(({ name }) => SAID.test(name))
    const isSeen = element.checkVisibility({ checkVisibilityCSS: true })
    const words = said.map(({ name, value }) => `[${name}=${value}]`).join('')
    return `${element.tagName}${words}${isSeen ? '' : '-'}${element.textContent?.trim() ? '' : '0'}`
  }
  const main = document.querySelector('main')
  const around = [...document.querySelectorAll('body :not(svg *)')].filter(
    (element) => !main?.contains(element),
  )
  if (around.some((element) => element.matches('dialog[open], [role=dialog]'))) return ''
  const { dataset, style } = document.documentElement
  const { leftTitle: _, ...settings } = dataset
  return [JSON.stringify(settings), style.cssText, innerWidth, ...around.map(partOf)].join(' ')
}
