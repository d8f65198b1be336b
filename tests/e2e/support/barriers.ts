import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { nextFrame } from './journey.ts'

// What axe leaves out unless it is asked: the size of targets (WCAG 2.2 AA) and its experiments.
const MORE_RULES = Object.fromEntries(
  [
    'target-size',
    'css-orientation-lock',
    'focus-order-semantics',
    'p-as-heading',
    'table-fake-caption',
    'td-has-header',
  ].map((rule) => [rule, { enabled: true }]),
)

/** To the light or the dark theme, with the colours faded over. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await nextFrame(page)
  await page.evaluate(() => {
    // Waiting for them could last for ever: what is not laid out does not move on.
    for (const animation of document.getAnimations()) {
      const lasts = animation.effect?.getComputedTiming().endTime
      if (Number.isFinite(lasts)) animation.finish()
    }
  })
  await nextFrame(page)
}

/** Everything axe knows to look for in the light; in the dark only the colours can differ. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.evaluate(() => {
    // What is laid out only near the screen keeps its old colours elsewhere, and axe looks everywhere.
    for (const part of document.querySelectorAll<HTMLElement>('.later'))
      part.style.contentVisibility = 'visible'
    // What happens to lie under the header just now is no smaller for it.
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await turn(page, 'dark')
  await expectNothingFound(page, { runOnly: ['color-contrast'] })
  await turn(page, 'light')
  await expectNothingFound(page, { rules: MORE_RULES })
}

type Options = Parameters<AxeBuilder['options']>[0]

async function expectNothingFound(page: Page, options: Options): Promise<void> {
  // There are no frames; the other mode opens a page of its own for them. What is in order need not
  // be described: on a long page that takes longer than looking at it.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'] })
    .analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}\n  ${html}`),
  )
  expect(found, `barriers of ${page.url()}`).toEqual([])
}
