import { acceptCookies, expect, expectNotFound, test, visit } from './support/journey.ts'
import { BEFORE, searchVotingPlace } from './support/public/election.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { expectStateInOrder } from './support/sweep/barriers.ts'

test.beforeEach(async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
  await page.clock.setFixedTime(BEFORE)
})

test('a member reads about the election: when, who, where, on paper too, and who was elected before', async ({
  page,
}) => {
  await visit(page, '/election')

  await expect(page.getByText('เหลืออีก 66 วัน')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('วันพุธที่ 20 มกราคม 2570')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(cards.nth(9).getByRole('heading')).toHaveText('นายวรเชษฐ์ ภูพนาเลิศ')
  const heights = await cards.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
  expect(new Set(heights).size, 'equal cards').toBe(1)
  await expect(page.getByText('หอประชุมแสงธาร อาคารอำนวยการ ชั้น 1')).toBeVisible()
  await takeScreenshot(page, 'election', { swept: true, fullPage: true })
  await test.step('on paper everybody’s statement can be read', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const card of await cards.all())
      await expect(card.getByRole('paragraph').last()).toBeVisible()
    await expect(page.getByRole('button', { name: 'ดูหน่วยลงคะแนน' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })
  await cards.first().getByText('นโยบาย').click()
  await expect(cards.first()).toContainText('ติดตามผลได้จากโทรศัพท์')

  await page.getByRole('link', { name: 'พ.ศ. 2569' }).click()
  await expect(page).toHaveURL('/election?year=2569')
  await expect(page.getByRole('main')).toContainText('มาใช้สิทธิ 6,482 คน คิดเป็น 71.52%')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('4,812')
  await expect(page.getByText('ได้รับเลือก', { exact: true })).toHaveCount(8)
  await takeScreenshot(page, 'election-results', { swept: true, fullPage: true })
})

test('a member finds their own place; what cannot be found reads alike, and nothing is lost', async ({
  page,
  complaints,
}) => {
  expectNotFound(complaints)
  await visit(page, '/election')
  const alert = page.getByRole('main').getByRole('alert')
  await test.step('an unknown member and a wrong birthday read the same words', async () => {
    const said: string[] = []
    for (const no of ['999998', '000002']) {
      await searchVotingPlace(page, no, ['1', 'มกราคม', '2530'])
      await expect(alert).toBeFocused()
      said.push(String(await alert.textContent()))
      await expect(page.getByLabel('เลขสมาชิก')).toHaveValue(no)
    }
    expect(said[0]).toContain('ไม่พบรายชื่อ')
    expect(said[1]).toBe(said[0])
  })
  await test.step('a day that is none is told before anything is sent', async () => {
    await searchVotingPlace(page, '000001', ['30', 'กุมภาพันธ์', '2528'])
    await alert.getByRole('link').click()
    await expect(page.getByLabel('วัน', { exact: true })).toBeFocused()
    await expectStateInOrder(page)
  })
  await test.step('the place is found, and the zeros are filled in', async () => {
    await searchVotingPlace(page, '๑', ['๑๕', 'มีนาคม', '๒๕๒๘'])
    const place = page.getByRole('region', { name: 'ฉันลงคะแนนที่ไหน' })
    await expect(place.getByRole('heading', { name: 'หน่วยลงคะแนนของท่าน' })).toBeFocused()
    await expect(place).toContainText('สำนักงานสาธารณสุขจังหวัดภูแสงธาร')
    await expect(place).toContainText('118')
    await expect(place).toContainText('15 มีนาคม 2528')
    await expect(place).toContainText('ระบบเติมเลข 0 ข้างหน้าให้ครบ 6 หลัก')
    await expect(place.getByLabel('เลขสมาชิก')).toHaveValue('000001')
    await expectStateInOrder(page)
    await page.reload()
    // Whoever comes to this screen next does not read whose place was looked up.
    await expect(place.getByLabel('เลขสมาชิก')).toHaveValue('')
    await expect(place).not.toContainText('15 มีนาคม 2528')
  })
})

test('on the day itself the way to vote comes first', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-01-20T03:00:00Z'))
  await visit(page, '/election')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'หมายเลขและวิธีลงคะแนน',
  )
  await expectStateInOrder(page)
})
