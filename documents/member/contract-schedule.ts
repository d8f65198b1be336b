import type { Day } from '#domain/calendar/day.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import type { Loan, LoanRules } from '#domain/loan/loan.ts'
import { rulesInWords } from '#domain/loan/loan-rules-in-words.ts'
import type { Schedule } from '#domain/loan/loan-schedule.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht } from '#domain/money/money.ts'
import { scheduleTable } from '../calculator/loan-schedule.ts'
import type { Pair } from '../paper/facts.ts'
import { ledgerOf } from '../paper/ledger.ts'
import { type Content, oneSheet } from '../paper/official.ts'
import { facts, figures, notes } from '../paper/parts.ts'
import { type Holder, holderFacts } from './holder.ts'
import { type Contract, contractFacts } from './loan-statement.ts'

export interface ContractSchedule {
  asOf: Day
  holder: Holder
  contract: Contract
  /** What is still owed, as a loan from the last repayment on. */
  remaining: Loan
  rules: LoanRules
  schedule: Schedule
  /** Instalments that fell due and were not paid. */
  arrearsMonths: number
  contractEndsOn: Day
}

/** What is still to be paid on a contract, if every instalment comes in time. */
export function contractSchedule(given: ContractSchedule): Content {
  const { asOf, holder, contract, remaining, schedule } = given
  const table = scheduleTable(schedule, contract.months_paid)
  return {
    kind: 'loan-schedule',
    asOf,
    fileName: `ตารางผ่อนชำระ_${contract.loan_no}`,
    totals: [
      ['เงินต้นคงเหลือ', remaining.principal],
      ['ดอกเบี้ยที่คาดว่าจะต้องชำระ', schedule.totalInterest],
    ],
    tables: [table],
    sheets: oneSheet('loan-schedule', `งวดที่เหลือ นับจากรายการล่าสุด ${longDate(remaining.startsOn)}`, [
      facts([...holderFacts(holder), ...contractFacts(contract), ...arrearsOf(given)]),
      figures(
        [
          ['เงินต้นคงเหลือ', formatBaht(remaining.principal)],
          ['งวดที่เหลือ', String(schedule.rows.length)],
          ['ดอกเบี้ยรวม', formatBaht(schedule.totalInterest)],
          ['รวมต้องชำระ', formatBaht(schedule.totalPaid)],
        ],
        bahtText(schedule.totalPaid),
      ),
      { part: 'ledger', ...ledgerOf(table) },
      { part: 'heading', text: 'เงื่อนไขที่ใช้คำนวณ' },
      facts(conditionsOf(given)),
      notes([
        ...latenessOf(given),
        'คำนวณจากเงินต้นคงเหลือและอัตราดอกเบี้ย ณ วันที่ของข้อมูล ยอดจริงเปลี่ยนไปตามวันที่ชำระและอัตราดอกเบี้ยที่สหกรณ์ประกาศ',
      ]),
    ]),
  }
}

function arrearsOf({ arrearsMonths }: ContractSchedule): Pair[] {
  return arrearsMonths > 0 ? [['ครบกำหนดแล้วยังไม่มีรายการชำระ', `${arrearsMonths}\u00A0งวด`]] : []
}

/** A schedule that goes on after the contract's last day says so, and why. */
function latenessOf({ schedule, contractEndsOn, arrearsMonths }: ContractSchedule): string[] {
  const first = schedule.rows[0]
  const last = schedule.rows.at(-1)
  const overdue =
    arrearsMonths > 0 && first
      ? [
          `งวดแรกของตารางครบกำหนด ${longDate(first.dueOn)} คิดดอกเบี้ย ${first.days} วัน เพราะมีงวดที่ครบกำหนดแล้วยังไม่มีรายการชำระ`,
        ]
      : []
  if (!last || last.dueOn <= contractEndsOn) return overdue
  return [
    ...overdue,
    `ตารางนี้สิ้นสุดหลังวันครบกำหนดตามสัญญา ${longDate(contractEndsOn)} เพราะมีงวดที่ไม่ได้ชำระตามกำหนด กรุณาสอบถามสหกรณ์`,
  ]
}

/** How interest is reckoned; the instalment is the contract's own. */
function conditionsOf({ remaining, rules, schedule }: ContractSchedule): Pair[] {
  const [reckoned, rounded] = rulesInWords(remaining, rules)
  const each = remaining.method === 'equal-total' ? 'ผ่อนงวดละ' : 'เงินต้นงวดละ'
  return [
    ...(reckoned && rounded ? [reckoned, rounded] : []),
    [each, `${formatBaht(schedule.instalment)}\u00A0บาท`],
  ]
}
