// คำขอกู้เงิน: what a member asks to borrow, on what terms, and with whom behind it. Where it is signed in the portal the contract
// stands on the same paper (loan-contract.ts).

import type { Day } from '#domain/calendar/day.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht, satang, total } from '#domain/money/money.ts'
import { ledgerOf } from '../paper/ledger.ts'
import { type Content, oneSheet, type Part } from '../paper/official.ts'
import { facts, figures, notes } from '../paper/parts.ts'
import { type Column, tableOf } from '../table/table.ts'
import { type Holder, holderFacts } from './holder.ts'
import {
  baht,
  clauses,
  type Guarantor,
  type LoanTerms,
  repaymentFacts,
  type SignedHow,
  signedBy,
} from './loan-terms.ts'

export interface LoanPaper {
  asOf: Day
  signing: SignedHow
  holder: Holder
  terms: LoanTerms
}

export function loanRequest(given: LoanPaper): Content {
  const { asOf, signing, holder, terms } = given
  return {
    kind: 'loan-request',
    asOf,
    fileName: `คำขอกู้_${holder.membershipNo}`,
    totals: [['จำนวนเงินที่ขอกู้', terms.amount]],
    tables: [],
    sheets: oneSheet('loan-request', terms.product, [
      ...whatIsLent(given, 'ขอกู้ (บาท)'),
      ...whatIsEarned(terms),
      ...whatSecures(terms),
      ...clauses([['คำรับรองของผู้ขอกู้', [...DECLARED, NO_CONTRACT]]]),
      ...signedBy(signing, [
        { name: holder.name, role: 'ผู้ขอกู้' },
        { name: null, role: 'เจ้าหน้าที่ผู้รับคำขอ' },
      ]),
    ]),
  }
}

/** Who, how much, and how it is paid out and back. */
export function whatIsLent({ holder, terms }: LoanPaper, label: string): Part[] {
  return [
    facts(holderFacts(holder)),
    figures(
      [
        ['จำนวนงวด', String(terms.months)],
        ['งวดแรกประมาณ (บาท)', formatBaht(terms.firstInstalment)],
        // Last, because the words stand under it.
        [label, formatBaht(terms.amount)],
      ],
      bahtText(terms.amount),
    ),
    { part: 'heading', text: 'เงื่อนไขเงินกู้' },
    facts([
      ['ประเภทเงินกู้', terms.product],
      ['วันที่คาดว่าจ่ายเงิน', longDate(terms.startsOn)],
      ...repaymentFacts(terms),
      ['จ่ายเข้าบัญชี', `${terms.payTo.bank} ${terms.payTo.masked}`],
    ]),
    ...whatIsReplaced(terms),
  ]
}

type Replaced = LoanTerms['replaces'][number]

function whatIsReplaced({ replaces }: LoanTerms): Part[] {
  if (replaces.length === 0) return []
  const columns: Column<Replaced>[] = [
    {
      head: 'สัญญาเลขที่',
      kind: 'text',
      width: 30,
      grows: true,
      value: (row) => row.loanNo,
      foot: 'รวม',
    },
    {
      head: 'เงินต้นคงเหลือ (บาท)',
      kind: 'baht',
      width: 24,
      value: (row) => row.balance,
      foot: total(replaces.map(({ balance }) => balance)),
    },
  ]
  return [
    { part: 'heading', text: 'สัญญาเดิมที่ให้หักจากเงินกู้เพื่อชำระปิด' },
    { part: 'ledger', ...ledgerOf(tableOf('สัญญาเดิม', columns, replaces)) },
    notes(['หักเงินต้นคงเหลือพร้อมดอกเบี้ยถึงวันจ่ายเงินกู้ ส่วนที่เหลือจ่ายเข้าบัญชีข้างต้น']),
  ]
}

/** Told by the borrower, for the cooperative alone: no guarantor sees this page. */
export function whatIsEarned(terms: LoanTerms): Part[] {
  const { income, studentLoan, housing, otherDeductions } = terms
  const left = satang(income - studentLoan - housing - otherDeductions)
  return [
    { part: 'heading', text: 'รายได้และรายการหักต่อเดือนที่ผู้ขอกู้แจ้ง' },
    facts([
      ['รายได้', baht(income)],
      ['หัก กยศ.', baht(studentLoan)],
      ['หักหนี้ที่อยู่อาศัย', baht(housing)],
      ['หักอื่นนอกสหกรณ์', baht(otherDeductions)],
      ['คงเหลือ', `${baht(left)} ก่อนหักส่งสหกรณ์`],
    ]),
  ]
}

const OWN_COLLATERAL = {
  shares: 'ทุนเรือนหุ้นของผู้กู้ที่มีอยู่ในสหกรณ์',
  deposit: 'เงินฝากของผู้กู้ที่มีอยู่ในสหกรณ์',
}

export function whatSecures({ collateral, guarantors }: LoanTerms): Part[] {
  const heading: Part = { part: 'heading', text: 'หลักประกัน' }
  if (collateral !== 'persons') return [heading, facts([['หลักทรัพย์', OWN_COLLATERAL[collateral]]])]
  const rows = guarantors.map((guarantor, at) => ({ ...guarantor, no: at + 1 }))
  const columns: Column<Guarantor & { no: number }>[] = [
    { head: 'ลำดับ', kind: 'integer', width: 8, value: (row) => row.no, foot: 'รวม' },
    { head: 'ผู้ค้ำประกัน', kind: 'text', width: 40, grows: true, value: (row) => row.name },
    { head: 'เลขสมาชิก', kind: 'text', width: 14, value: (row) => row.membershipNo },
    {
      head: 'วงเงินค้ำประกัน (บาท)',
      kind: 'baht',
      width: 24,
      value: (row) => row.amount,
      foot: total(guarantors.map(({ amount }) => amount)),
    },
  ]
  return [heading, { part: 'ledger', ...ledgerOf(tableOf('ผู้ค้ำประกัน', columns, rows)) }]
}

const NO_CONTRACT =
  'คำขอนี้ยังไม่ใช่สัญญากู้ สหกรณ์พิจารณาตามข้อบังคับและระเบียบ หนี้เกิดขึ้นเมื่อข้าพเจ้าลงนามในสัญญากู้และสหกรณ์จ่ายเงินกู้แล้ว'

/** What whoever asks stands for. */
export const DECLARED = [
  'ข้าพเจ้าขอกู้เงินจากสหกรณ์ตามเงื่อนไขข้างต้น และจะใช้เงินกู้ตามวัตถุประสงค์ที่แจ้งไว้',
  'ข้อมูลข้างต้นเป็นความจริง ข้าพเจ้าให้สหกรณ์ตรวจสอบรายได้และรายการหักกับหน่วยงานต้นสังกัดได้ เพื่อพิจารณาคำขอนี้',
]
