// Colours are chosen by eye and kept by arithmetic: every pair that the interface puts together, the
// contrast WCAG asks of it, and what it has (docs/screens.md#colour). Body text, which people read at length, has more.

const BODY = 7
const TEXT = 4.5
const EDGE = 3

// biome-ignore format: a table reads in columns
export const PAIRS: [foreground: string, on: string[], least: number][] = [
  ['text',            ['bg', 'bg-subtle'],                    BODY],
  ['text',            ['bg-sunken'],                          TEXT],
  ['text-muted',      ['bg', 'bg-subtle', 'bg-sunken'],       TEXT],
  ['text-link',       ['bg', 'bg-subtle', 'primary-tint'],    TEXT],
  ['on-primary',      ['primary', 'primary-hover', 'primary-active'], TEXT],
  ['on-primary-tint', ['primary-tint'],                       TEXT],
  ['on-nav',          ['nav', 'nav-hover', 'nav-current'],    TEXT],
  ['on-danger',       ['danger', 'danger-hover'],             TEXT],
  // Badges and toasts; red and green are also the colours of amounts on the page itself.
  ['st-gray-fg',      ['st-gray-bg'],                         TEXT],
  ['st-green-fg',     ['st-green-bg', 'bg', 'bg-subtle'],     TEXT],
  ['st-red-fg',       ['st-red-bg', 'bg', 'bg-subtle'],       TEXT],
  ['st-amber-fg',     ['st-amber-bg', 'bg', 'bg-subtle'],     TEXT],
  ['st-blue-fg',      ['st-blue-bg'],                         TEXT],
  // What must be seen, though it is not read.
  ['border-control',  ['bg', 'bg-subtle'],                    EDGE],
  ['primary',         ['bg', 'bg-subtle', 'primary-tint'],    EDGE],
  ['st-gray-bd',      ['bg', 'st-gray-bg'],                   EDGE],
  ['st-green-bd',     ['bg', 'st-green-bg'],                  EDGE],
  ['st-red-bd',       ['bg', 'st-red-bg'],                    EDGE],
  ['st-amber-bd',     ['bg', 'st-amber-bg'],                  EDGE],
  ['st-blue-bd',      ['bg', 'st-blue-bg'],                   EDGE],
  ['focus',           ['bg', 'bg-subtle', 'bg-sunken', 'primary-tint'], EDGE],
  ['focus-on-nav',    ['nav', 'nav-hover', 'nav-current'],    EDGE],
  ['chart-1',         ['bg', 'bg-subtle'],                    EDGE],
  ['chart-2',         ['bg', 'bg-subtle'],                    EDGE],
  ['chart-3',         ['bg', 'bg-subtle'],                    EDGE],
  ['chart-4',         ['bg', 'bg-subtle'],                    EDGE],
]

export type Tokens = Record<string, string>

export function tokensIn(text: string): Tokens {
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  )
}

export function contrast(tokens: Tokens, foreground: string, ground: string): number {
  const [lighter = 0, darker = 0] = [luminance(tokens, foreground), luminance(tokens, ground)].sort(
    (a, b) => b - a,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(tokens: Tokens, name: string): number {
  const hex = tokens[name]
  if (!hex) throw new Error(`tokens.css has no --${name}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
