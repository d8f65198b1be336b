// Every pair of colours that the interface puts together has the contrast of WCAG in both themes.

import { expect, test } from 'vitest'
import { contrast, PAIRS, tokensIn } from '../../public/colors/contrast.ts'

// From the disk, because Vitest hands over style sheets empty; by a name that the compiler does not
// follow, because web/ is checked without Node's types.
const FILES: string = 'node:fs'
const css: string = (await import(/* @vite-ignore */ FILES)).readFileSync(
  'web/ui/styles/tokens.css',
  'utf8',
)

const LIGHT = tokensIn(css.slice(0, css.indexOf('@custom-variant')))
const DARK = { ...LIGHT, ...tokensIn(css.slice(css.indexOf('@custom-variant'))) }
const THEMES = [['light', LIGHT] as const, ['dark', DARK] as const]

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
  const dark = tokensIn(css.slice(css.indexOf('@custom-variant')))
  const unchanged = Object.keys(LIGHT).filter((name) => !(name in dark))

  // Paper is white, whatever the theme.
  expect(unchanged).toEqual(['on-nav', 'focus-on-nav', 'paper'])
})
