import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ImportRunDetail, ImportsList } from '#contract/staff/imports.ts'
import type { ControlReport } from '#domain/import/control-report.ts'
import { satang } from '#domain/money/money.ts'
import { preload } from '../../../app/routes.tsx'
import { givenServer, open, refusing } from '../../../testing/given-member.tsx'
import { givenOfficer, okAnswer } from '../../../testing/given-staff.ts'

beforeAll(async () => {
  for (const page of ['/admin/imports', '/admin/imports/7']) await preload(page)
}, 60_000)
beforeEach(() => localStorage.setItem('staff', JSON.stringify({ token: 'cs1_x' })))

const ACCEPTED = {
  by: 'สุรเดช ภูผา',
  reason: 'โอนสมาชิก 40 รายออก',
  at: '2026-11-01T01:30:00.000Z',
} as const
const DETAIL: ImportRunDetail = {
  run: {
    run_id: 7,
    source: 'คืนนี้',
    as_of: '2026-10-31',
    state: 'waiting',
    stage: 'done',
    percent: 98,
    rows: 120,
    bytes: 900,
    problems: 0,
    accepted: true,
    started_by: 'สุรเดช ภูผา',
    approved_by: null,
    started_at: '2026-11-01T01:00:00.000Z',
    ended_at: null,
  },
  compared_with: 6,
  files: [{ data_set: 'share', thai: 'หุ้น', rows_before: 150, rows: 120, sums: [], unusual: [] }],
  warnings: Array.from({ length: 55 }, (_, at) => ({
    check: `differs:share.${at}`,
    says: `หุ้น: ยอดที่ ${at + 1} เปลี่ยนมาก`,
    accepted: ACCEPTED,
  })),
  problem_files: [],
  may: {
    publish: true,
    is_own: false,
    roll_back: false,
    cancel: false,
    reject: true,
    accept: false,
  },
  previous: null,
  two_people: true,
  is_cancelling: false,
}

test('whoever approves reads what was accepted, by whom and why, before the button', async () => {
  givenServer({
    ...givenOfficer('see_imports', 'approve_import'),
    '/api/admin/imports/7': okAnswer(DETAIL),
    '/api/admin/imports/7/report': okAnswer(null),
  })
  open('/admin/imports/7')

  const accepted = await screen.findByText(/ยอมรับคำเตือน 55 รายการ/)
  expect(screen.getByText('เหตุผล: โอนสมาชิก 40 รายออก')).toBeTruthy()
  expect(screen.getByText(/^สุรเดช ภูผา · 1 พ\.ย\. 2569/)).toBeTruthy()
  for (const { says } of DETAIL.warnings) expect(screen.getByText(says)).toBeTruthy()
  const table = screen.getByRole('heading', { name: 'ความเปลี่ยนแปลงจากรอบก่อน' })
  const button = screen.getByRole('button', { name: 'เผยแพร่ข้อมูลรอบนี้' })
  expect(isBefore(accepted, table) && isBefore(table, button)).toBe(true)
  fireEvent.click(button)
  expect(screen.getByText(/รอบนี้มีคำเตือนที่ผู้นำเข้ายอมรับไว้ 55 รายการ/)).toBeTruthy()
})

test('whoever accepts a warning says why; without a reason nothing is asked of the server', async () => {
  const warnings = DETAIL.warnings.map((warning) => ({ ...warning, accepted: null }))
  const refused: ImportRunDetail = {
    ...DETAIL,
    warnings,
    run: { ...DETAIL.run, state: 'refused' },
    may: { ...DETAIL.may, publish: false, reject: false, accept: true },
  }
  const calls = givenServer({
    ...givenOfficer('see_imports', 'import'),
    '/api/admin/imports/7': okAnswer(refused),
    '/api/admin/imports/7/report': okAnswer(null),
    '/api/admin/imports/7/acceptance': refusing(409, 'ไม่มีไฟล์ของรอบนี้แล้ว'),
  })
  open('/admin/imports/7')
  fireEvent.click(await screen.findByRole('button', { name: 'ยอมรับคำเตือน และนำเข้าอีกครั้ง' }))
  fireEvent.click(screen.getByRole('button', { name: 'ยอมรับคำเตือน' }))
  expect(screen.getByText('กรุณากรอกเหตุผลที่ยอมรับ')).toBeTruthy()
  expect(calls.some(({ path }) => path.endsWith('acceptance'))).toBe(false)

  fireEvent.change(screen.getByLabelText('เหตุผลที่ยอมรับ'), { target: { value: 'ตรวจกับระบบหลักแล้ว' } })
  fireEvent.click(screen.getByRole('button', { name: 'ยอมรับคำเตือน' }))
  expect(await screen.findByText('ไม่มีไฟล์ของรอบนี้แล้ว')).toBeTruthy()
  expect(calls.at(-1)?.body).toEqual({ reason: 'ตรวจกับระบบหลักแล้ว' })
})

const CHECK = { note: null, compared: ['share'], found: 0, findings: [], accepted: null }
const REPORT: ControlReport = {
  run_id: 7,
  source: 'คืนนี้',
  as_of: '2026-10-31',
  started_by: 'สุรเดช ภูผา',
  started_at: '2026-11-01T01:00:00.000Z',
  approved_by: null,
  sets: [
    {
      data_set: 'share',
      thai: 'ทุนเรือนหุ้น',
      rows: 1_250,
      sums: [{ column: 'balance', thai: 'หุ้นสะสม', amount: satang(201_000_00) }],
    },
  ],
  checks: [
    { ...CHECK, name: 'a', title: 'ยอดหุ้นเท่ากับผลรวมรายการ', state: 'holds' },
    {
      ...CHECK,
      name: 'b',
      title: 'ชื่อเป็นอักษรไทย',
      state: 'accepted',
      found: 30,
      findings: Array.from({ length: 7 }, (_, at) => ({
        file: 'member_detail.csv',
        line: at + 2,
        value: `00000${at}`,
        detail: null,
      })),
      accepted: { ...ACCEPTED, run_id: 7 },
    },
    {
      ...CHECK,
      name: 'c',
      title: 'ทะเบียนย่อยตรงกับบัญชีคุมยอด',
      state: 'unproved',
      note: 'ไม่ได้พิสูจน์: ชุดข้อมูลไม่มีบัญชีคุมยอด',
    },
  ],
}

test('the control report groups the checks by how they ended, with rows, sums, findings and who accepted them', async () => {
  givenServer({
    ...givenOfficer('see_imports'),
    '/api/admin/imports/7': okAnswer(DETAIL),
    '/api/admin/imports/7/report': okAnswer(REPORT),
  })
  open('/admin/imports/7')
  const report = within(await screen.findByRole('region', { name: 'รายงานการตรวจสอบ' }))
  expect(report.getByText('ตรวจ 3 ข้อ: ยอมรับแล้ว 1 · พิสูจน์ไม่ได้ 1 · ผ่าน 1')).toBeTruthy()
  expect(report.getByText('พบ 30 รายการ')).toBeTruthy()
  expect(report.getByText('member_detail.csv บรรทัด 2 000000')).toBeTruthy()
  expect(report.getByText('ดูอีก 2 รายการ')).toBeTruthy()
  const accepted = report.getByText(/^ยอมรับโดย/).textContent?.replace(/\s/g, ' ')
  expect(accepted).toBe(
    'ยอมรับโดย สุรเดช ภูผา เมื่อ 1 พ.ย. 2569 08.30 น. ในรอบ 7 เหตุผล: โอนสมาชิก 40 รายออก',
  )
  expect(report.getByText('ไม่ได้พิสูจน์: ชุดข้อมูลไม่มีบัญชีคุมยอด')).toBeTruthy()
  expect(report.getAllByText('เทียบ ทุนเรือนหุ้น 1,250 แถว')).toHaveLength(2)
  expect(report.getAllByText('201,000.00 บาท')).toHaveLength(2)
  // What is in order is folded; the rest is there to be read.
  const folded = (title: string) => report.getByText(title).closest('details:not([open])')
  expect(folded('ยอดหุ้นเท่ากับผลรวมรายการ')).not.toBeNull()
  expect(folded('ชื่อเป็นอักษรไทย')).toBeNull()
  expect(report.getByRole('button', { name: 'ออกรายงาน PDF' })).toBeTruthy()
})

test('where one person could import and publish, the page says who', async () => {
  const list: ImportsList = {
    runs: [],
    next: null,
    published: null,
    two_people: false,
    in_both_roles: ['อรทัย แสงทอง'],
    approvers: 2,
  }
  givenServer({ ...givenOfficer('see_imports'), '/api/admin/imports': okAnswer(list) })
  const { unmount } = open('/admin/imports')
  expect(await screen.findByText('คนเดียวนำเข้าและเผยแพร่ได้ โดยไม่มีผู้ตรวจ')).toBeTruthy()
  expect(screen.getByText(/อรทัย แสงทอง/)).toBeTruthy()
  unmount()

  const alone = { ...list, two_people: true, approvers: 1 }
  givenServer({ ...givenOfficer('see_imports'), '/api/admin/imports': okAnswer(alone) })
  open('/admin/imports')
  expect(await screen.findByText('ยังไม่มีผู้อนุมัติคนที่สอง')).toBeTruthy()
})

function isBefore(one: HTMLElement, other: HTMLElement): boolean {
  return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
}
