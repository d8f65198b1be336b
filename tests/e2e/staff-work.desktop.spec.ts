// How work looks that somebody in the back office is in the middle of. What they press to get there is in
// tests/pages/staff-feedback.test.ts and staff-imports.test.ts; here it is there already.

import pg from 'pg'
import { endRun, openRun } from '#database/import/import-run.ts'
import { ADVERT, givenReportedFeedback } from '#tests/support/given/reported-feedback.ts'
import { inDatabase } from './support/database.ts'
import { acceptCookies, expect, test } from './support/journey.ts'
import { givenOfficer, signInAsOfficer } from './support/officer.ts'
import { openWithinSite } from './support/open-within.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { SITE_DATABASE_URL, SITE_URL } from './support/site.ts'

const LOGIN = 'journey.work'

test('a thread with what was hidden, a matter that is answered in public, and a set with faults are read without barriers', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
  await givenOfficer(LOGIN, ['moderator', 'importer', 'approver'], 'สุรเดช ภูผา')
  const { token } = await signInAsOfficer(page, LOGIN)
  const { topic, advert, demand } = await inDatabase(
    process.env[SITE_DATABASE_URL],
    givenReportedFeedback,
  )
  const act = (path: string, body: object) => done(token, path, body)

  await page.goto('/admin/board')
  await expect(page.getByRole('listitem').filter({ hasText: ADVERT })).toBeVisible()
  await takeScreenshot(page, 'admin-board', { swept: true })
  await act(`/board/${advert}/hide`, { reason: 'โฆษณาเงินกู้นอกระบบ' })
  await act(`/board/${topic}/answer`, { body: 'เปิดได้ค่ะ ใช้สูติบัตรของบุตร' })
  await act(`/board/${topic}/mark`, { pinned: false, locked: true })
  await openWithinSite(page, `/admin/board/${topic}`)
  await expect(page.getByText('เหตุผล: โฆษณาเงินกู้นอกระบบ')).toBeVisible()
  await takeScreenshot(page, 'admin-board-thread')

  await act(`/demands/${demand}/status`, { status: 'working' })
  await act(`/demands/${demand}/note`, { words: 'โทรหาฝ่ายอาคารแล้ว' })
  await act(`/demands/${demand}/assign`, { to: LOGIN })
  const answer = { body: 'จัดที่จอดด้านข้างอาคารแล้ว เริ่มใช้ 1 ธันวาคม', as: 'ฝ่ายอาคาร', seen: null }
  await act(`/demands/${demand}/answer`, answer)
  const shown = { subject: 'ขอที่จอดรถจักรยานยนต์', body: 'ขอที่จอดรถหน้าอาคาร' }
  await act(`/demands/${demand}/publish`, { published: true, ...shown })
  await openWithinSite(page, `/admin/demands/${demand}`)
  await expect(page.getByText('เผยแพร่อยู่')).toBeVisible()
  await takeScreenshot(page, 'admin-demand', { fullPage: true })

  const run = await givenRefusedSet()
  await openWithinSite(page, `/admin/imports/${run}`)
  await expect(page.getByText('ไม่ผ่านการตรวจ พบ 6 จุด')).toBeVisible()
  await expect(page.getByRole('row', { name: /unit\.csv/ }).first()).toBeVisible()
  await takeScreenshot(page, 'staff-import-problems')
  await openWithinSite(page, '/admin/imports')
  await expect(page.getByText('ไม่ผ่านการตรวจ').first()).toBeVisible()
  await takeScreenshot(page, 'staff-imports')
})

test('the morning page with a year behind it, and a definition that changed in it, is read without barriers', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
  await givenOfficer('journey.morning', ['manager'], 'สุภาวดี มั่นคง')
  await signInAsOfficer(page, 'journey.morning')
  await givenYearOfFigures()
  await page.goto('/admin/morning')
  await expect(page.getByRole('heading', { name: 'ค้างชำระเงินกู้' })).toBeVisible()
  const unfold = page.getByRole('region', { name: 'หน่วยงานนำส่งเงิน' }).getByText('ดูเป็นตาราง')
  await unfold.click()
  await expect(page.getByRole('rowheader', { name: /เริ่มนับตามนิยามใหม่/ })).toBeVisible()
  await unfold.click()
  await takeScreenshot(page, 'staff-morning', { fullPage: true })
  await test.step('printed it is one sheet of A4, with its three blocks', async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(pdf) ?? []
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    for (const name of ['ค้างชำระเงินกู้', 'หน่วยงานนำส่งเงิน', 'งานที่รอเจ้าหน้าที่'])
      await expect(page.getByRole('region', { name })).toBeVisible()
  })
})

/** As nights of a year would have left them; only the owner of the tables writes them. */
async function givenYearOfFigures(): Promise<void> {
  const client = new pg.Client({ connectionString: String(process.env[SITE_DATABASE_URL]) })
  await client.connect()
  await client.query(`
    with old as (
      insert into import_run (set_sha256, source, as_of, state, started_by)
      select repeat('0', 64), 'journey', (date_trunc('month', now.as_of) - make_interval(months => back, days => 1))::date, 'checked', 'journey'
      from publication now cross join generate_series(0, 10) back returning run_id, as_of
    )
    insert into metric_day (run_id, as_of, metric, dimension, value, version)
    select old.run_id, old.as_of, made.metric, made.part, made.value, made.version
    from old cross join lateral (values
      ('arrears_age_people', '1', 12 + extract(month from old.as_of)::int % 5, 1),
      ('units_late', 'all', extract(month from old.as_of)::int % 3, case when old.as_of < '2026-03-01' then 2 else 1 end)
    ) made(metric, part, value, version)`)
  await client.end()
}

/** As the page of an officer asks it, and taken. */
async function done(token: string, path: string, body: object): Promise<void> {
  const reply = await fetch(`${process.env[SITE_URL]}/api/admin${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(reply.status, `${path}: ${await reply.text()}`).toBe(200)
}

/** As an import leaves it behind whose list of units is nonsense. */
async function givenRefusedSet(): Promise<number> {
  const client = new pg.Client({ connectionString: String(process.env[SITE_DATABASE_URL]) })
  await client.connect()
  const run = await openRun(client, { source: 'ชุดทดสอบ', startedBy: LOGIN, accepted: false })
  const says = 'ไม่มีคอลัมน์นี้ในบรรทัดแรก'
  const columns = ['unit_no', 'name', 'province', 'group', 'payroll', 'contact']
  const problems = columns.map((column) => ({ file: 'unit.csv', line: 1, column, value: '', says }))
  await endRun(client, run, 'refused', problems, problems.length)
  await client.end()
  return run
}
