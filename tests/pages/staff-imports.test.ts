import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { connect } from '#database/core/connect.ts'
import { sealingWith } from '#database/core/sealed.ts'
import { setSetting } from '#database/queries/site/setting.ts'
import { afterFile } from '../support/app/after-file.ts'
import { buildTestApp, SEALING_SECRET } from '../support/app/test.ts'
import {
  givenFolder,
  givenNightDatabase,
  givenSet,
  load,
  type NightDatabase,
} from '../support/night/night.ts'
import type { Browser } from '../support/pages/browser.ts'
import { expect, testAgainst } from '../support/pages/test.ts'

const PLAN = { members: 30, months: 4, units: 3 }
const SEALED = { sealing: sealingWith(SEALING_SECRET) }

let database: NightDatabase
let app: Awaited<ReturnType<typeof buildTestApp>>

// With commands of its own: a set that is sent becomes a run in another process.
beforeAll(async () => {
  database = await givenNightDatabase('page_imports')
  const { db, close } = connect(database.app, 4)
  const dataDir = givenFolder()
  writeFileSync(join(dataDir, 'sealing.key'), SEALING_SECRET, { mode: 0o600 })
  const addresses = { DATABASE_URL: database.app, DATABASE_MIGRATE_URL: database.owner }
  const commandEnv = { ...process.env, ...addresses, DATA_DIR: dataDir }
  app = await buildTestApp(db, [], undefined, undefined, { dataDir, commandEnv })
  afterFile(close)
  afterFile(() => app.close())
  await load(await givenSet({ ...PLAN, asOf: '2026-11-08' }), database, SEALED)
  await setSetting(db, 'import_two_people', 'yes')
}, 60_000)

const test = testAgainst(() => app)

const CHOOSE = /^ลากไฟล์ของชุดข้อมูลมาวางที่นี่/
const PUBLISH = 'เผยแพร่ข้อมูลรอบนี้'

/** Chooses every file of a set, and has it checked. */
async function importSet(browser: Browser, folder: string): Promise<void> {
  const { page } = browser
  await browser.open('/admin/imports/new')
  const files = readdirSync(folder).map((name) => ({
    name,
    bytes: readFileSync(join(folder, name)),
  }))
  await page.attachAll(CHOOSE, files)
  await page.shows(`พร้อม ${files.length} ไฟล์`)
  await page.press('เริ่มตรวจสอบ')
}

/** Asked for once more, done, and the same when the page is opened again. */
async function act(browser: Browser, button: string, then: string): Promise<void> {
  await browser.page.press(button)
  await browser.dialog.press(button)
  await browser.page.shows(then)
  await browser.reload()
  await browser.page.shows(then)
}

test('an importer takes back what waits for a second person', async ({ browser }) => {
  const held = { ...SEALED, hold: true, startedBy: 'importer' }
  const outcome = await load(await givenSet({ ...PLAN, asOf: '2026-11-09' }), database, held)
  if (outcome.state !== 'waiting') throw new Error(outcome.state)
  await browser.becomeOfficer(['importer'], 'importer', 'สุรเดช ภูผา')
  await browser.open(`/admin/imports/${outcome.runId}`)
  await browser.page.shows('ท่านเป็นผู้นำเข้ารอบนี้')
  await act(browser, 'ยกเลิกการนำเข้าครั้งนี้', 'ยกเลิกแล้ว')
})

test('a set with faults changes nothing', async ({ browser }) => {
  const { page } = browser
  const folder = await givenSet({ ...PLAN, asOf: '2026-11-09' })
  writeFileSync(join(folder, 'unit.csv'), 'nonsense\r\n')
  await browser.becomeOfficer(['importer', 'approver'], 'third', 'สุรเดช ภูผา')
  await browser.open('/admin/imports')
  await page.press('นำเข้าชุดใหม่')
  await browser.arrivesAt('/admin/imports/new')
  await page.attach(CHOOSE, 'unit.csv', 'nonsense')
  await page.shows('พร้อม 1 ไฟล์')
  await page.press('เอา unit.csv ออก')
  await page.shows('ยังไม่ได้เลือกไฟล์')
  await browser.reload()
  await page.shows('ยังไม่ได้เลือกไฟล์')
  await importSet(browser, folder)
  await page.shows('ไม่ผ่านการตรวจ พบ 6 จุด')
  await page.part('row', { with: 'unit.csv' }).comes()
  await page.press('ดาวน์โหลด CSV')
  await browser.saves('ปัญหาของการนำเข้า')
  await browser.reload()
  await page.shows('ไม่ผ่านการตรวจ พบ 6 จุด')
  await browser.open('/admin/imports')
  await page.shows('ไม่ผ่านการตรวจ')
  await page.shows('8 พฤศจิกายน 2569')
})

test('a good set waits for a second person, who publishes it and takes it back; the audit tells of both', {
  timeout: 60_000,
}, async ({ browser }) => {
  const { page, dialog } = browser
  await browser.becomeOfficer(['importer', 'approver'], 'first', 'สุรเดช ภูผา')
  await importSet(browser, await givenSet({ ...PLAN, asOf: '2026-11-09' }))
  await page.shows('ท่านเป็นผู้นำเข้ารอบนี้')
  await page.part('button', { name: PUBLISH }).goes()
  await page.part('row', { with: /ทะเบียนสมาชิก\s*30\s*30\s*เท่าเดิม/ }).comes()
  const held = browser.address

  await browser.becomeOfficer(['approver', 'auditor'], 'publisher', 'มาลี ทองคำ')
  await browser.open('/admin/imports')
  await page.press('เปิดดูความเปลี่ยนแปลงและเผยแพร่')
  await browser.arrivesAt(held)
  await act(browser, PUBLISH, 'สมาชิกและหน่วยงานเห็นข้อมูลรอบนี้อยู่')

  await page.press('ย้อนกลับ')
  await dialog.shows(/ย้อนกลับรอบ \d+/)
  const [words = ''] = /ย้อนกลับรอบ \d+/.exec(dialog.element.textContent ?? '') ?? []
  const confirm = dialog.part('button', { name: 'ย้อนกลับทันที' })
  expect(confirm.element.matches(':disabled, [aria-disabled=true]')).toBe(true)
  await dialog.type(/./, words)
  await dialog.press('ย้อนกลับทันที')
  await page.shows('ย้อนกลับแล้ว')
  await browser.reload()
  await page.shows('ย้อนกลับแล้ว')
  await browser.open('/admin/imports')
  await page.shows('8 พฤศจิกายน 2569')

  await browser.open('/admin/audit')
  await page.part('row', { with: /มาลี.*ย้อนกลับข้อมูลที่เผยแพร่/s }).comes()
  await page.press('ตรวจความครบถ้วน')
  await page.shows(/โดย มาลี ทองคำ/)
  await browser.reload()
  await page.shows(/โดย มาลี ทองคำ/)
  await page.choose(/^เรื่อง/, 'นำเข้าข้อมูล')
  await browser.arrivesAt(/what=import/)
  await page.part('row', { with: 'ตรวจความครบถ้วนของบันทึก' }).goes()
})

test('a set with far fewer members is taken on somebody’s word, and the second person does not believe it', {
  timeout: 60_000,
}, async ({ browser }) => {
  const { page, dialog } = browser
  const folder = await givenSet({ ...PLAN, members: 18, asOf: '2026-11-09' })
  await browser.becomeOfficer(['importer', 'approver'], 'second', 'สุรเดช ภูผา')
  await importSet(browser, folder)
  await page.shows('ข้อมูลถูกต้อง แต่มีคำเตือนที่ต้องตรวจก่อน')
  await page.press('ยอมรับคำเตือน และนำเข้าอีกครั้ง')
  await dialog.type(/^เหตุผลที่ยอมรับ/, 'สมาชิก 12 คนโอนไปสหกรณ์อื่นในวันนี้')
  await dialog.press('ยอมรับคำเตือน')
  await page.shows('ท่านเป็นผู้นำเข้ารอบนี้')
  await browser.reload()
  await page.shows('เหตุผล: สมาชิก 12 คนโอน')

  await browser.becomeOfficer(['approver'], 'approver', 'มาลี ทองคำ')
  await browser.reload()
  await act(browser, 'ไม่อนุมัติ', 'ยกเลิกแล้ว')
})
