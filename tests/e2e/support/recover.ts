// Members who prove who they are before they set a password.

import type { Page } from '@playwright/test'
import { type Person, personOf } from '#demo/core-system/member/person.ts'
import { toDay } from '#domain/calendar/day.ts'
import { buddhistYear, MONTHS } from '#domain/calendar/thai-date.ts'
import { DEMO_PLAN } from '#scripts/demo/night.ts'

export const PRESENT = Array.from({ length: DEMO_PLAN.members }, (_, index) =>
  personOf(DEMO_PLAN, index),
).filter(({ endedOn }) => !endedOn)

export async function identifyYourself(
  page: Page,
  { no, nationalId, birth }: Person,
): Promise<void> {
  const [, month = 1, day] = birth.split('-').map(Number)
  await page.getByLabel('เลขสมาชิก').fill(no)
  await page.getByLabel('เลขบัตรประชาชน').fill(nationalId)
  await page.getByLabel('วัน', { exact: true }).fill(String(day))
  await page.getByLabel('เดือน').selectOption(String(MONTHS[month - 1]))
  await page.getByLabel('ปี พ.ศ.').fill(String(buddhistYear(toDay(birth))))
}

export async function referenceOn(page: Page): Promise<string> {
  return String(await page.getByRole('main').locator('form strong').textContent())
}
