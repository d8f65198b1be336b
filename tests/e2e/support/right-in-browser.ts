// The borrowing right as a browser works it out, beside what the server makes of the same members: one function, built twice.

import type { Page } from '@playwright/test'
import { build } from 'vite'
import { answer } from '#tests/support/loan-right/laws.ts'
import { randomQuestion } from '#tests/support/loan-right/random-members.ts'

const MEMBERS = 400

/** Members drawn by chance of whom the page says another thing than the server, to the last word. */
export async function differingRights(page: Page): Promise<string[]> {
  const questions = Array.from({ length: MEMBERS }, (_, seed) => randomQuestion(seed))
  await page.evaluate(await builtForBrowsers())
  const shown: string[] = await page.evaluate((asked) => {
    const { borrowingRight } = Reflect.get(globalThis, 'right')
    return asked.map(({ facts, wish, lending, day }) =>
      JSON.stringify(borrowingRight(facts, wish, lending, day)),
    )
  }, questions)
  return questions.flatMap((question, seed) => {
    const counted = JSON.stringify(answer(question))
    return shown[seed] === counted ? [] : [`member ${seed}: ${shown[seed]} and not ${counted}`]
  })
}

/** As vite.config.ts builds it for phones. */
async function builtForBrowsers(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: ['chrome107', 'safari16', 'firefox104'],
      lib: { entry: 'domain/loan-right/right.ts', formats: ['iife'], name: 'right' },
    },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('nothing was built')
  return first.output[0].code.replace('var right', 'globalThis.right')
}
