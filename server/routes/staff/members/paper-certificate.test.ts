import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addUnitUsers } from '#database/queries/identity/unit-user.ts'
import { monthOf } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { forgetOldRows } from '#server/jobs/forget-old-rows.ts'
import { A_PDF, aPicture } from '#tests/support/given/article-parts.ts'
import {
  askLoan,
  certifiedRules,
  EMERGENCY,
  easyBorrowers,
  loanForm,
  stateOf,
} from '#tests/support/given/loan-desk.ts'
import {
  type DeskOfficer,
  givenDeskOfficer,
  newestRequest,
} from '#tests/support/given/request-desk.ts'
import { givenUnitUser } from '#tests/support/given/unit.ts'
import { givenLoanDesk } from '#tests/support/night/loan-desk.ts'
import { recordedEvents } from '#tests/support/staff/as-officer.ts'

const MONTH = monthOf(bangkokDate(new Date()))
const PAY = { round: 1, month: MONTH, income: 50_000_00, coop_deducted: 5_000_00 }
const SAID = { ...PAY, other_deducted: 7_500_00, reason: 'หนังสือที่ 12/2569 ลงนามโดยหัวหน้าการเงิน' }

type Borrower = Awaited<ReturnType<typeof easyBorrowers>>[number]
let desk: Awaited<ReturnType<typeof givenLoanDesk>>
let free: Borrower[]

beforeAll(async () => {
  desk = await givenLoanDesk('paper_certificate', { members: 60, units: 2 }, certifiedRules)
  free = await easyBorrowers(desk.portal)
})
beforeEach(() => desk.portal.rows('delete from rate_bucket'))

/** Somebody's loan that waits for their unit, and an officer who may check it. */
async function waiting() {
  const borrower = free.shift()
  if (!borrower) throw new Error('nobody is left')
  const no = borrower.membership_no
  const reply = await askLoan(desk.portal, no, loanForm(EMERGENCY))
  expect(reply.statusCode, reply.body).toBe(200)
  const { request_id: id } = await newestRequest(desk.portal, no)
  const officer = await givenDeskOfficer(desk.portal.app, 'member_service', 'approver')
  return { borrower, no, id, officer }
}

async function scanned(officer: DeskOfficer, id: number): Promise<string> {
  const taken = await officer.sendFile(`requests/${id}/certificate/scan`, A_PDF)
  expect(taken.statusCode, taken.body).toBe(200)
  return taken.json().data.scan
}

async function record(officer: DeskOfficer, id: number, more: object = {}) {
  const scan = await scanned(officer, id)
  return officer.send(`requests/${id}/certificate`, { ...SAID, scan, ...more })
}

async function kept(id: number) {
  const rows = await desk.portal.rows(
    `select state, income::bigint, answered_by, scan_sha256 from pay_certificate where request_id = ${id}`,
  )
  return rows[0]
}

test('where nobody of the unit signs in, an officer records its paper: the loan goes to the desk, and who checks reads it in red and opens the scan', async () => {
  const { no, id, officer } = await waiting()
  const before = await officer.data(`requests/${id}`)
  expect(before.certificate).toMatchObject({ round: 1, may_record: true, why_not: '' })
  expect(before.certificate.months).toContain(MONTH)

  const recorded = await record(officer, id)
  expect(recorded.statusCode, recorded.body).toBe(200)
  expect(await stateOf(desk.portal, no)).toBe('sent')
  expect(await kept(id)).toMatchObject({ state: 'certified', income: 50_000_00 })

  const checker = await givenDeskOfficer(desk.portal.app, 'member_service')
  const { certificate, findings, facts, check_lines } = await checker.data(`requests/${id}`)
  expect(certificate).toMatchObject({ may_record: false, why_not: '', has_scan: true })
  const red = findings.find(({ rule }: { rule: string }) => rule === 'certificate-paper')
  const [{ answered_by }] = await desk.portal.rows(
    `select staff.name as answered_by from pay_certificate join staff on login = answered_by where request_id = ${id}`,
  )
  expect(red).toMatchObject({ is_red: true, passes: null })
  expect(red.says).toContain(`${answered_by} บันทึกจากหนังสือ`)
  expect(check_lines).toContainEqual({ id: 'rule-certificate-paper', says: red.says })
  expect(JSON.stringify(facts)).toContain(`บันทึกจากหนังสือโดย ${answered_by}`)
  expect(JSON.stringify(facts)).toContain(SAID.reason)

  const scan = await checker.read(`requests/${id}/papers/certificate`)
  expect(scan.statusCode).toBe(200)
  expect(scan.headers['content-type']).toContain('application/pdf')
  const [event] = await recordedEvents(desk.portal.app, 'loan.certify_paper')
  expect(event).toMatchObject({ subject_no: no })
  expect(JSON.stringify(event)).toContain(SAID.reason)
})

test('who recorded it may check the loan, but never approves it, whoever checked', async () => {
  const { id, officer } = await waiting()
  await record(officer, id)
  const checker = await givenDeskOfficer(desk.portal.app, 'member_service')
  expect((await checker.check(id)).statusCode).toBe(200)

  const { may_approve, why_not } = await officer.data(`requests/${id}`)
  expect(may_approve).toBe(false)
  expect(why_not).toContain('ท่านเป็นผู้บันทึกการรับรองรายได้')
  const refused = await officer.approve(id)
  expect(refused.statusCode).toBe(403)
  expect(refused.json().rc_des).toContain('ต้องให้เจ้าหน้าที่อีกท่านอนุมัติ')

  expect((await officer.check(id)).statusCode).toBe(200)
  const other = await givenDeskOfficer(desk.portal.app, 'approver')
  const approved = await other.approve(id)
  expect(approved.statusCode, approved.body).toBe(200)
})

test('figures that the unit’s own form refuses are refused here with the same words', async () => {
  const { id, officer } = await waiting()
  const refusals = [
    [{ month: '2020-01' }, 'เดือนนี้หรือสองเดือนก่อน'],
    [{ income: 0, coop_deducted: 0, other_deducted: 0 }, 'กรอกรายได้'],
    [{ coop_deducted: 60_000_00 }, 'มากกว่ารายได้'],
    [{ reason: '   ' }, 'เหตุผลที่บันทึกแทนหน่วยงาน'],
    [{ scan: 'a'.repeat(64) }, 'ไม่พบหน้าสแกน'],
  ] as const
  for (const [wrong, words] of refusals) {
    const refused = await record(officer, id, wrong)
    expect(refused.statusCode, words).toBe(400)
    expect(refused.json().rc_des).toContain(words)
  }
  expect((await record(officer, id, { round: 2 })).statusCode).toBe(409)
  expect(await kept(id)).toMatchObject({ state: 'asked', answered_by: null, scan_sha256: null })
})

test('a scan of another request is none of this one, and what is no picture or PDF is refused', async () => {
  const [one, two] = [await waiting(), await waiting()]
  const scan = (
    await one.officer.sendFile(`requests/${one.id}/certificate/scan`, await aPicture())
  ).json().data.scan
  const refused = await two.officer.send(`requests/${two.id}/certificate`, { ...SAID, scan })
  expect(refused.statusCode).toBe(400)
  const at = `requests/${one.id}/certificate/scan`
  expect((await one.officer.sendFile(at, Buffer.from('no paper'))).statusCode).toBe(400)
  expect((await one.officer.sendFile(at, Buffer.alloc(0))).statusCode).toBe(400)
  expect((await one.officer.read(`requests/${one.id}/papers/certificate`)).statusCode).toBe(404)
})

test('what does not wait for a certificate takes none: answered, withdrawn, or not there', async () => {
  const { no, id, officer } = await waiting()
  const scan = await scanned(officer, id)
  expect((await officer.send(`requests/${id}/certificate`, { ...SAID, scan })).statusCode).toBe(200)
  const again = await officer.send(`requests/${id}/certificate`, { ...SAID, scan })
  expect(again.statusCode).toBe(409)
  expect((await officer.sendFile(`requests/${id}/certificate/scan`, A_PDF)).statusCode).toBe(409)
  expect((await officer.sendFile('requests/999999/certificate/scan', A_PDF)).statusCode).toBe(404)
  const nowhere = await officer.send('requests/999999/certificate', { ...SAID, scan })
  expect(nowhere.statusCode).toBe(404)
  expect(await stateOf(desk.portal, no)).toBe('sent')
})

test('nobody records their own', async () => {
  const { no, id, officer } = await waiting()
  const scan = await scanned(officer, id)
  await desk.portal.rows(
    `update staff set membership_no = '${no}' where login = (select taken_by from pay_certificate_scan where request_id = ${id})`,
  )
  expect((await officer.data(`requests/${id}`)).certificate.may_record).toBe(false)
  const refused = await officer.send(`requests/${id}/certificate`, { ...SAID, scan })
  expect(refused.statusCode).toBe(403)
  expect(await kept(id)).toMatchObject({ state: 'asked' })
})

test('a page that nothing was recorded with is forgotten after two weeks, one that counts never', async () => {
  const [one, two] = [await waiting(), await waiting()]
  await scanned(one.officer, one.id)
  await record(two.officer, two.id)
  await desk.portal.rows('alter table pay_certificate_scan disable trigger agreed_stands')
  await desk.portal.rows(`update pay_certificate_scan set taken_at = now() - interval '15 days'`)
  await desk.portal.rows('alter table pay_certificate_scan enable trigger agreed_stands')
  await forgetOldRows(desk.portal.app.db, desk.portal.app.settings.dataDir)
  const left = await desk.portal.rows(
    `select request_id::int from pay_certificate_scan where request_id in (${one.id}, ${two.id})`,
  )
  expect(left).toEqual([{ request_id: two.id }])
})

test('while somebody of the unit may come in, the officer is told to ask the unit; once they may not, the officer records it', async () => {
  const { borrower, id, officer } = await waiting()
  const scan = await scanned(officer, id)
  const { db } = desk.portal.app
  // Somebody who was entered and never chose a password certifies nothing.
  const { unit_no } = borrower
  await addUnitUsers(db, [{ login: `${unit_no}.new`, unit_no, name: 'การเงิน' }])
  expect((await officer.data(`requests/${id}`)).certificate.may_record).toBe(true)
  await givenUnitUser(db, { login: `${unit_no}.pay` })
  const { certificate } = await officer.data(`requests/${id}`)
  expect(certificate.may_record).toBe(false)
  expect(certificate.why_not).toContain('กรุณาแจ้งให้หน่วยงานรับรองรายได้ในระบบ')
  const refused = await officer.send(`requests/${id}/certificate`, { ...SAID, scan })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().rc_des).toContain('หน่วยงานนี้มีผู้ใช้ระบบแล้ว')
  expect((await officer.sendFile(`requests/${id}/certificate/scan`, A_PDF)).statusCode).toBe(409)
  expect(await kept(id)).toMatchObject({ state: 'asked' })

  await desk.portal.rows(
    `update unit_user set disabled_at = now() where unit_no = '${borrower.unit_no}'`,
  )
  const recorded = await officer.send(`requests/${id}/certificate`, { ...SAID, scan })
  expect(recorded.statusCode, recorded.body).toBe(200)
})
