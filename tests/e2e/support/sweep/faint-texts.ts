// Some of what is written here runs in the page.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Texts whose colour stands out too little from the colour behind them (WCAG 1.4.3), one for each pair of colours. What is
 * behind is what their ancestors are painted with: over a picture nothing is said, nor of controls that are switched off.
 * Far quicker than axe, which also asks what lies over what; that it does once a page, in the light.
 */
export function faintTexts(): string[] {
  type Colour = [red: number, green: number, blue: number, alpha: number]
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const colours = new Map<string, Colour>()

  function colourOf(text: string): Colour {
    const before = colours.get(text)
    if (before || !pixel) return before ?? [0, 0, 0, 0]
    pixel.clearRect(0, 0, 1, 1)
    pixel.fillStyle = text
    pixel.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data
    const colour: Colour = [red, green, blue, alpha / 255]
    colours.set(text, colour)
    return colour
  }
  function over([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour {
    const mix = (above: number, below: number) => above * a + below * (1 - a)
    return [mix(r, red), mix(g, green), mix(b, blue), 1]
  }
  interface Ground {
    /** Nothing where it is a picture. */
    ground: Colour | undefined
    opacity: number
  }
  const grounds = new Map<Element, Ground>()
  /** What an element's text stands on: worked out once for each element. */
  function groundOf(element: Element | null): Ground {
    if (!element) return { ground: colourOf('Canvas'), opacity: 1 }
    const before = grounds.get(element)
    if (before) return before
    const { backgroundImage, backgroundColor, opacity } = getComputedStyle(element)
    const [own, behind] = [colourOf(backgroundColor), groundOf(element.parentElement)]
    const under = own[3] === 1 ? own : behind.ground && over(own, behind.ground)
    const found = {
      ground: backgroundImage === 'none' ? under : undefined,
      opacity: behind.opacity * Number(opacity),
    }
    grounds.set(element, found)
    return found
  }
  function luminance([red, green, blue]: Colour): number {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const channel = value / 255
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  function isSwitchedOff(element: Element): boolean {
    return element.closest(':disabled, [aria-disabled="true"]') !== null
  }
  function isForScreenReaders(element: Element): boolean {
    return element.closest('.sr-only') !== null
  }

  const seen = new Set<string>()
  const faint: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const element = text.parentElement as Element
    if (!text.textContent?.trim() || !element.checkVisibility()) continue
    if (isForScreenReaders(element) || isSwitchedOff(element)) continue
    const { ground, opacity } = groundOf(element)
    if (!ground || opacity === 0) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const [red, green, blue, alpha] = colourOf(color)
    const pair = `${color} ${opacity} on ${ground} ${isLarge}`
    if (seen.has(pair)) continue
    seen.add(pair)
    const shown = over([red, green, blue, alpha * opacity], ground)
    const [lighter = 0, darker = 0] = [luminance(shown), luminance(ground)].sort((a, b) => b - a)
    const contrast = (lighter + 0.05) / (darker + 0.05)
    if (contrast < (isLarge ? 3 : 4.5))
      faint.push(`${contrast.toFixed(2)}: «${text.textContent.trim().slice(0, 40)}» ${pair}`)
  }
  return faint
}
