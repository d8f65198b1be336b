import type { Page } from '@playwright/test'

// The demo's election is on 20 January 2570; the clock stands two months and five days before it.
export const BEFORE = new Date('2026-11-15T03:00:00Z')

export async function searchVotingPlace(
  page: Page,
  no: string,
  [day, month, year]: [string, string, string],
) {
  const form = page.getByRole('region', { name: 'ฉันลงคะแนนที่ไหน' })
  await form.getByLabel('เลขสมาชิก').fill(no)
  await form.getByLabel('วัน', { exact: true }).fill(day)
  await form.getByLabel('เดือน').selectOption(month)
  await form.getByLabel('ปี พ.ศ.').fill(year)
  await form.getByRole('button', { name: 'ดูหน่วยลงคะแนน' }).click()
}
