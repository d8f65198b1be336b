import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

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

/** To the light or the dark theme, and until the colours have faded over. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    await frame()
  })
}

/** Everything axe knows to look for, in the light and in the dark. */
export async function expectNoBarriers(page: Page): Promise<void> {
  // What is laid out only near the screen keeps its old colours elsewhere, and axe looks everywhere.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.later'))
      part.style.contentVisibility = 'visible'
  })
  for (const colorScheme of ['dark', 'light'] as const) {
    await turn(page, colorScheme)
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode() // there are no frames; the other mode opens a page of its own for them
      .options({ rules: MORE_RULES })
      .analyze()
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `${id}: ${help}\n  ${html}`),
    )
    expect(found, `barriers in the ${colorScheme} theme of ${page.url()}`).toEqual([])
  }
}
