// For tests only: a unit's month of as many people as asked, with every mark that Thai puts over and under its
// letters, and every kind of line.

import { satang, total } from '#domain/money/money.ts'
import type { BilledPerson, UnitBill, UnitLine } from '#domain/unit/unit-bill.ts'

const NAMES = ['น้ำผึ้ง', 'ประเสริฐ', 'ปิ่นแก้ว', 'ณัฐวุฒิ', 'กู้เกียรติ', 'อรุณี', 'ศิริพร']
const SURNAMES = ['กู้เกียรติศักดิ์', 'ใจงาม', 'ศรีสวัสดิ์', 'อินทร์แก้ว', 'หนูแก้ว', 'มั่นคง']
const NONE = { type_code: null, type_name: null, interest: satang(0) }

export function givenUnitBill(count = 24): UnitBill {
  const lines = Array.from({ length: count }, (_, at) => linesOf(at)).flat()
  const own = Map.groupBy(lines, ({ membership_no }) => membership_no)
  const people = Array.from({ length: count }, (_, at): BilledPerson => {
    const membership_no = numberOf(at)
    const billed = total((own.get(membership_no) ?? []).map(({ billed }) => billed))
    return {
      membership_no,
      prefix: at % 3 === 0 ? 'นางสาว' : at % 3 === 1 ? 'นาย' : 'นาง',
      member_name: NAMES[at % NAMES.length] ?? '',
      member_surname: SURNAMES[at % SURNAMES.length] ?? '',
      billed,
      deducted: billed,
    }
  })
  return {
    period: '2026-10-01',
    dueOn: '2026-11-05',
    unit: {
      unit_no: '00010002',
      name: 'โรงพยาบาลส่งเสริมสุขภาพตำบลธารใส',
      address: '12 หมู่ 3 ตำบลธารใส อำเภอเมือง จังหวัดภูแสงธาร 99000',
      phone: '0-2123-4567',
    },
    people,
    lines,
  }
}

function numberOf(at: number): string {
  return String(at + 1).padStart(6, '0')
}

function linesOf(at: number): UnitLine[] {
  const line = (
    line_kind: UnitLine['line_kind'],
    principal: number,
    more: Partial<UnitLine> = {},
  ): UnitLine => {
    const interest = more.interest ?? satang(0)
    const billed = satang(principal + interest)
    const membership_no = numberOf(at)
    // biome-ignore format: one line
    return { membership_no, line_kind, ...NONE, principal: satang(principal), billed, deducted: billed, ...more }
  }
  const loan = (code: string, name: string) => ({ type_code: code, type_name: name })
  return [
    line('share', (500 + (at % 9) * 100) * 100),
    ...(at % 2 === 0
      ? [
          line('loan', 5_000_00 + at, {
            ...loan('02', 'เงินกู้สามัญ'),
            interest: satang(2_114_45 + at),
          }),
        ]
      : []),
    ...(at % 5 === 0
      ? [line('loan', 1_500_00, { ...loan('01', 'เงินกู้เพื่อเหตุฉุกเฉิน'), interest: satang(77_25) })]
      : []),
    ...(at % 7 === 0
      ? [line('loan', 9_800_00, { ...loan('03', 'เงินกู้พิเศษ'), interest: satang(4_300_10) })]
      : []),
    ...(at % 3 === 0 ? [line('deposit', 1_000_00)] : []),
    ...(at % 4 === 0 ? [line('cremation', 60_00)] : []),
    ...(at % 11 === 0 ? [line('insurance', 460_00)] : []),
    ...(at % 13 === 0 ? [line('other', 100_00)] : []),
  ]
}
