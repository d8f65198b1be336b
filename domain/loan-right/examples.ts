// Members whom officers try rules on while they change them: nobody's own figures, and each may be typed over.

import type { Day } from '../calendar/day.ts'
import { buddhistYear, longDate } from '../calendar/thai-date.ts'
import { dayAfterMonths } from './facts.ts'
import type { FactsForm } from './facts-form.ts'
import type { BorrowingRight } from './right.ts'
import { bahtWords } from './words.ts'

export interface ExampleMember {
  name: string
  form: FactsForm
}

/** Somebody of whom nothing is typed yet but what everybody has. */
export function emptyFacts(day: Day): FactsForm {
  return {
    salary: '',
    ...partsOf('joined', dayAfterMonths(day, -60)),
    ...partsOf('born', dayAfterMonths(day, -40 * 12)),
    payroll: 'civil',
    member_kind: 'ordinary',
    shares: '',
    deposits: '',
    other_bill: '',
    old_type: '',
    old_principal: '',
    old_balance: '',
    old_months: '',
    old_paid: '',
    old_due: '',
    debt_balance: '',
    debt_due: '',
    missed_ago: '',
    associations: '',
  } as FactsForm
}

export function exampleMembers(day: Day, loan: string): ExampleMember[] {
  const member = (name: string, years: number, months: number, form: Partial<FactsForm>) => ({
    name,
    form: {
      ...emptyFacts(day),
      ...partsOf('born', dayAfterMonths(day, -years * 12)),
      ...partsOf('joined', dayAfterMonths(day, -months)),
      ...form,
    } as FactsForm,
  })
  return [
    member('ข้าราชการ เป็นสมาชิก 8 ปี', 38, 96, {
      salary: '32,000',
      shares: '180,000',
      other_bill: '1,500',
    }),
    member('ลูกจ้าง เป็นสมาชิก 4 เดือน', 27, 4, {
      salary: '15,000',
      shares: '4,000',
      other_bill: '500',
      payroll: 'private',
    }),
    member('ผู้รับบำนาญ อายุ 66 ปี', 66, 360, {
      salary: '24,000',
      shares: '450,000',
      other_bill: '500',
      payroll: 'pension',
    }),
    member('ผู้ที่มีสัญญาเดิม', 45, 60, {
      salary: '28,000',
      shares: '90,000',
      other_bill: '1,000',
      old_type: loan,
      old_principal: '300,000',
      old_balance: '260,000',
      old_months: '60',
      old_paid: '8',
      old_due: '6,000',
    }),
  ]
}

/** What of an answer is laid beside another. */
export function rightInShort(right: BorrowingRight): [label: string, words: string][] {
  const failing = right.lines.find(({ ok }) => !ok)
  return [
    ['ผล', right.ok ? 'กู้ได้ตามที่กรอก' : 'ยังกู้ตามที่กรอกไม่ได้'],
    ['เหตุผลแรก', failing?.sentence ?? '–'],
    ['ทำได้ดังนี้', right.advice[0] ?? '–'],
    ['กู้ได้สูงสุดวันนี้', bahtWords(right.largest)],
    ['เพดานวงเงิน', right.ceiling ? bahtWords(right.ceiling.amount) : 'ไม่มีเพดานสำหรับสมาชิกกลุ่มนี้'],
    ['กู้ได้ตั้งแต่', right.opensOn ? longDate(right.opensOn) : '–'],
    ['ผู้ค้ำประกัน', right.guarantors > 0 ? `${right.guarantors} คน` : 'ไม่ต้องมี'],
  ]
}

function partsOf(name: 'joined' | 'born', day: Day): Partial<FactsForm> {
  const [, month, date] = day.split('-')
  return {
    [`${name}_d`]: String(Number(date)),
    [`${name}_m`]: String(Number(month)),
    [`${name}_y`]: String(buddhistYear(day)),
  }
}
