// Every page that the server draws, with dozens of answers that its own description allows. The pages behind doors are
// drawn in a browser (tests/e2e/every-page.desktop.spec.ts).

import type { PageConfig } from '#contract/public/page-config.ts'
import { loadWebBundle } from '#server/pages/pages.ts'
import { type Answerer, answersOf } from '#web/testing/every-page/answers.ts'
import { brokenHtml } from '#web/testing/every-page/broken.ts'
import { addressOf } from '#web/testing/every-page/pages.ts'
import { expect, test } from './support/app/test.ts'

const SEED = Number(process.env.PAGES_SEED ?? 0)
const TIMES = Number(process.env.PAGES_TIMES ?? 20)
const NOW = '2026-11-15T02:00:00.000Z'

test('every page that the server draws stands random answers of its schemas', async ({ app }) => {
  const answers = answersOf((await app.inject('/api/openapi.json')).json())
  const web = await loadWebBundle()
  const wrong: string[] = []
  for (const path of web.drawnPages) {
    const broken: string[] = []
    for (let number = SEED; number < SEED + TIMES; number++) {
      const problems = await drawn(web, answers, path, number)
      if (problems.length > 0) broken.push(`${number}: ${problems.join(' ')}`)
    }
    if (broken.length > 0)
      wrong.push(`${path}: ${broken.length} of ${TIMES} are broken`, broken[0] as string)
  }
  expect(web.drawnPages.length).toBeGreaterThan(15)
  expect(wrong).toEqual([])
}, 900_000)

async function drawn(
  web: Awaited<ReturnType<typeof loadWebBundle>>,
  answers: Answerer,
  path: string,
  number: number,
): Promise<string[]> {
  const nobody: string[] = []
  const answered = (url: string) => answers('GET', url, number)?.value
  const { data: config } = answered('/api/info/page-config') as { data: PageConfig }
  try {
    const { html } = await web.render({
      path: addressOf(path),
      publicUrl: 'https://coop.example',
      config,
      now: NOW,
      ask: async (url) => {
        const body = answered(url)
        if (body === undefined) nobody.push(`nobody answers ${url}`)
        return { status: 200, body }
      },
    })
    return [...nobody, ...brokenHtml(html)]
  } catch (error) {
    return [String((error as Error).stack).slice(0, 600)]
  }
}
