// What the printer prints for nobody when the site has started. Its code is slow until it has run: without this the
// first clerk of the day waits half as long again for a long list as the second.

import { satang, total } from '#domain/money/money.ts'
import { BRAND_DEFAULT } from '#domain/site/brand.ts'
import type { BilledPerson, UnitBill, UnitLine } from '#domain/unit/unit-bill.ts'
import type { PaperMaker } from '../pdf/paper-maker.ts'
import { listPaper } from './list.ts'

const PEOPLE = 200

export async function rehearse(papers: PaperMaker): Promise<void> {
  const cooperative = {
    nameTh: 'สหกรณ์',
    nameEn: 'Cooperative',
    colour: BRAND_DEFAULT,
    emblem: null,
  }
  await papers.pdf('unit', listPaper(nobodysBill(), { cooperative, printedAt: new Date() }))
}

/** Amounts that differ: what is alike is drawn only once. */
function nobodysBill(): UnitBill {
  const people = Array.from({ length: PEOPLE }, (_, at) => nobody(at))
  return {
    period: '2026-01-01',
    dueOn: '2026-01-31',
    unit: { unit_no: '00000000', name: 'หน่วยงาน', address: null, phone: null },
    people: people.map(({ person }) => person),
    lines: people.flatMap(({ lines }) => lines),
  }
}

function nobody(at: number): { person: BilledPerson; lines: UnitLine[] } {
  const membership_no = String(at).padStart(6, '0')
  const line = (line_kind: UnitLine['line_kind'], baht: number, interest = 0): UnitLine => {
    const billed = satang(baht * 100 + interest)
    return {
      membership_no,
      line_kind,
      type_code: null,
      type_name: null,
      principal: satang(baht * 100),
      interest: satang(interest),
      billed,
      deducted: billed,
    }
  }
  const lines = [
    line('share', 500 + at),
    line('loan', 1_000 + at * 3, 37 * at),
    line('deposit', 300 + at * 7),
  ]
  const billed = total(lines.map(({ billed }) => billed))
  const name = { prefix: 'นางสาว', member_name: `ผู้ทดลอง ${at}`, member_surname: 'ไม่มีตัวตน' }
  return { person: { membership_no, ...name, billed, deducted: billed }, lines }
}
