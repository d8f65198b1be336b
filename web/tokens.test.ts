// Colours are chosen by eye and kept by arithmetic: every pair that the interface puts together has
// the contrast of WCAG in both themes (ui.md §2.2). Body text, which people read at length, has more.

import { expect, test } from 'vitest'

// From the disk, because Vitest hands over style sheets empty; by a name that the compiler does not
// follow, because web/ is checked without Node's types.
const FILES: string = 'node:fs'
const css: string = (await import(/* @vite-ignore */ FILES)).readFileSync('web/tokens.css', 'utf8')

const LIGHT = tokensIn(css.slice(0, css.indexOf('@custom-variant')))
const DARK = { ...LIGHT, ...tokensIn(css.slice(css.indexOf('@custom-variant'))) }
const THEMES = [['light', LIGHT] as const, ['dark', DARK] as const]

const BODY = 7
const TEXT = 4.5
const EDGE = 3

// biome-ignore format: a table reads in columns
const PAIRS: [foreground: string, on: string[], least: number][] = [
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
const USES = PAIRS.flatMap(([foreground, on, least]) =>
  on.map((ground) => ({ foreground, ground, least })),
)

test.each(THEMES)('in the %s theme every pair of colours can be told apart', (_, tokens) => {
  const tooFaint = USES.map((use) => ({
    ...use,
    ratio: contrast(tokens, use.foreground, use.ground),
  }))
    .filter(({ ratio, least }) => !(ratio >= least))
    .map(
      ({ foreground, ground, ratio, least }) =>
        `${foreground} on ${ground}: ${ratio.toFixed(2)} < ${least}`,
    )

  expect(tooFaint).toEqual([])
})

// The design guide's own figures: were the arithmetic wrong, the test above would prove nothing.
// biome-ignore format: a table reads in columns
test.each([
  ['on-nav',     'nav',       7.36,  11.99],
  ['text',       'bg',        16.53, 15.57],
  ['text-muted', 'bg-subtle', 7.01,   8.55],
  ['st-red-fg',  'st-red-bg', 6.94,   8.79],
  ['focus',      'bg',        6.70,   9.30],
])('%s on %s has the ratio that the guide computed', (foreground, ground, light, dark) => {
  expect(contrast(LIGHT, foreground, ground)).toBeCloseTo(light, 2)
  expect(contrast(DARK, foreground, ground)).toBeCloseTo(dark, 2)
})

test('the dark theme leaves no colour of the light one behind, but those that suit both', () => {
  const dark = tokensIn(css.slice(css.indexOf('@media')))
  const unchanged = Object.keys(LIGHT).filter((name) => !(name in dark))

  expect(unchanged).toEqual(['on-nav', 'focus-on-nav'])
})

type Tokens = Record<string, string>

function tokensIn(text: string): Tokens {
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  )
}

function contrast(tokens: Tokens, foreground: string, ground: string): number {
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
