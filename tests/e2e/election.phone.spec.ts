import { expectNoBarriers } from './support/barriers.ts'
import { BEFORE, searchVotingPlace } from './support/election.ts'
import { acceptCookies, expect, expectNotFound, test, visit } from './support/journey.ts'

test.beforeEach(async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
  await page.clock.setFixedTime(BEFORE)
})

test('an unknown member and a wrong birthday read the same words, and lose nothing', async ({
  page,
  complaints,
}) => {
  expectNotFound(complaints)
  await visit(page, '/election')
  const said: string[] = []
  for (const no of ['999998', '000002']) {
    await searchVotingPlace(page, no, ['1', 'มกราคม', '2530'])
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
    said.push(String(await page.getByRole('main').getByRole('alert').textContent()))
    await expect(page.getByLabel('เลขสมาชิก')).toHaveValue(no)
  }
  expect(said[0]).toContain('ไม่พบรายชื่อ')
  expect(said[1]).toBe(said[0])
})

test('a day that is none is told before anything is sent', async ({ page }) => {
  await visit(page, '/election')
  await searchVotingPlace(page, '000001', ['30', 'กุมภาพันธ์', '2528'])
  await page.getByRole('main').getByRole('alert').getByRole('link').click()
  await expect(page.getByLabel('วัน', { exact: true })).toBeFocused()
  await expectNoBarriers(page)
})

test('on the day itself the way to vote comes first', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-01-20T03:00:00Z'))
  await visit(page, '/election')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'หมายเลขและวิธีลงคะแนน',
  )
  await expectNoBarriers(page)
})

test('on paper everybody’s statement can be read', async ({ page }) => {
  await visit(page, '/election')
  await page.emulateMedia({ media: 'print' })

  for (const card of await page.getByRole('article').all()) {
    await expect(card.getByRole('paragraph').last()).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'ดูหน่วยลงคะแนน' })).toBeHidden()
})
