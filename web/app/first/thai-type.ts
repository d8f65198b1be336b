// The site's own typefaces are optional (web/ui/styles/typefaces.css): where they come late, a page stays in the device's
// own Thai type. A device that has none would show empty boxes, so there they are taken whenever they come.

declare global {
  /** Stands in the page (web/app/typeface.ts). */
  var canReadThai: ((font: string) => boolean) | undefined
}

/** The page that was drawn without them leaves them for the next one. */
export function fetchTypefacesForNextPage(typefaces: string[]): void {
  if (!document.documentElement.dataset.typeface) return
  for (const href of typefaces) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'prefetch', as: 'font', href })
    link.crossOrigin = ''
    document.head.append(link)
  }
}

export function takeLateTypefaces(): void {
  if (globalThis.canReadThai?.(getComputedStyle(document.body).font) ?? true) return
  for (const sheet of document.styleSheets) {
    if (sheet.href) continue
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap')
  }
}
