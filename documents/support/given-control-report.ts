// For tests only: the control report of a night with something of every state.

import type { ControlReport, ReportedCheck } from '#domain/import/control-report.ts'
import { satang } from '#domain/money/money.ts'

const CHECK: ReportedCheck = {
  name: 'balances-tie',
  title: 'ยอดหุ้นคงเหลือเท่ากับผลรวมรายการเคลื่อนไหว',
  state: 'holds',
  note: null,
  compared: ['share', 'share_movement'],
  found: 0,
  findings: [],
  accepted: null,
}

const ACCEPTED = { by: 'นางสาวอรทัย แสงทอง', reason: 'สมาชิกชาวต่างชาติ ตรวจกับทะเบียนแล้ว' }

export function givenControlReport(): ControlReport {
  return {
    run_id: 7,
    source: 'ชุดข้อมูลสิ้นเดือนตุลาคม',
    as_of: '2026-10-31',
    started_by: 'นางสาวอรทัย แสงทอง',
    started_at: '2026-11-01T01:00:00.000Z',
    approved_by: 'นายสุรเดช ภูผา',
    sets: [
      { data_set: 'member_detail', thai: 'ทะเบียนสมาชิก', rows: 1_250, sums: [] },
      {
        data_set: 'share',
        thai: 'ทุนเรือนหุ้น',
        rows: 1_250,
        sums: [
          { column: 'balance', thai: 'หุ้นสะสม', amount: satang(201_000_000_00) },
          { column: 'monthly', thai: 'ส่งหุ้นงวดละ', amount: satang(1_875_000_00) },
        ],
      },
      { data_set: 'share_movement', thai: 'รายการหุ้น', rows: 31_020, sums: [] },
    ],
    checks: [
      CHECK,
      {
        ...CHECK,
        name: 'names-in-thai',
        title: 'ชื่อและนามสกุลเป็นอักษรไทย',
        state: 'accepted',
        note: 'ชื่อหรือนามสกุลไม่มีอักษรไทย',
        compared: ['member_detail'],
        found: 1,
        findings: [{ file: 'member_detail.csv', line: 1_042, value: '001041', detail: null }],
        accepted: { ...ACCEPTED, at: '2026-11-01T01:30:00.000Z', run_id: 7 },
      },
      {
        ...CHECK,
        name: 'nothing-left-behind',
        title: 'ผู้พ้นสมาชิกภาพไม่มียอดคงเหลือ',
        state: 'carried',
        note: 'พ้นสมาชิกภาพแล้วแต่ยังมีหุ้น เงินฝาก หรือหนี้',
        compared: ['member_detail', 'share'],
        found: 1,
        findings: [{ file: 'member_detail.csv', line: 88, value: '000087', detail: '12,500.00' }],
        accepted: {
          ...ACCEPTED,
          reason: 'รอจ่ายคืนทายาท',
          at: '2026-10-01T02:00:00.000Z',
          run_id: 5,
        },
      },
      {
        ...CHECK,
        name: 'control-accounts-tie',
        title: 'ทะเบียนย่อยหุ้น เงินกู้ และเงินฝากตรงกับบัญชีคุมยอดในบัญชีแยกประเภท',
        state: 'unproved',
        note: 'ไม่ได้พิสูจน์: ชุดข้อมูลไม่มีบัญชีคุมยอด',
        compared: ['control_account', 'share'],
      },
    ],
  }
}
