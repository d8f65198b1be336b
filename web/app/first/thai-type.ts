// The site's own typefaces are optional (web/ui/styles/typefaces.css): where they come late, a page stays in the device's
// own Thai type. A device that has none would show empty boxes, so there they are taken whenever they come.

/** Every Thai letter as wide as a sign that no typeface has: none of them is drawn. */
export function canReadThai(): boolean {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return true
  canvas.font = getComputedStyle(document.body).font
  const width = (text: string) => canvas.measureText(text).width
  const missing = width('\u0E3E')
  return ['ก', 'ร', 'ณ', 'า'].some((letter) => width(letter) !== missing)
}

export function takeLateTypefaces(): void {
  if (canReadThai()) return
  for (const sheet of document.styleSheets) {
    if (sheet.href) continue
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap')
  }
}
