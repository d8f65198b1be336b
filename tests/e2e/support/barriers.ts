import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Everything axe knows to look for, in the light and in the dark. */
export async function expectNoBarriers(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours fade over to the other theme; axe must not look while they do.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    )
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode() // there are no frames; the other mode opens a page of its own for them
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze()
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `${id}: ${help}\n  ${html}`),
    )
    expect(found, `barriers in the ${colorScheme} theme of ${page.url()}`).toEqual([])
  }
}
