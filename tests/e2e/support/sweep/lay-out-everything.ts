// What is written here runs in the page.
/// <reference lib="dom" />

/** Whatever else waits until it comes near the screen (`later` in web/ui/styles/theme.css), on this page and on those after it. */
export function layOutEverything(): void {
  const { adoptedStyleSheets: sheets } = document
  const isDone = sheets.some(({ cssRules }) => cssRules[0]?.cssText.startsWith('.later'))
  if (isDone) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.later { content-visibility: visible !important }')
  sheets.push(sheet)
}
