// หนังสือยินยอมให้หักเงินเดือน: what section 42/1 of the Cooperatives Act asks for, before the unit may deduct and must send.

import type { Day } from '#domain/calendar/day.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { type Content, oneSheet } from '../paper/official.ts'
import { facts } from '../paper/parts.ts'
import { type Holder, holderFacts } from './holder.ts'
import { baht, clauses, type LoanTerms, type SignedHow, signedBy } from './loan-terms.ts'

export interface DeductionConsent {
  asOf: Day
  signing: SignedHow
  holder: Holder
  /** The unit reads this paper: it is told of the loan, and nothing of the rest. */
  loan: Pick<
    LoanTerms,
    'product' | 'amount' | 'months' | 'firstDueOn' | 'lastDueOn' | 'dearestInstalment'
  >
}

export function deductionConsent({ asOf, signing, holder, loan }: DeductionConsent): Content {
  return {
    kind: 'deduction-consent',
    asOf,
    fileName: `ยินยอมหักเงินเดือน_${holder.membershipNo}`,
    totals: [['จำนวนเงินกู้', loan.amount]],
    tables: [],
    sheets: oneSheet('deduction-consent', 'ตามมาตรา 42/1 แห่งพระราชบัญญัติสหกรณ์ พ.ศ. 2542', [
      facts(holderFacts(holder)),
      { part: 'heading', text: 'หนี้ที่ให้หักชำระ' },
      facts([
        ['ประเภทเงินกู้', loan.product],
        ['จำนวนเงินกู้', baht(loan.amount)],
        ['จำนวนงวด', `${loan.months}\u00A0งวด รายเดือน`],
        ['งวดที่สูงที่สุด', `ประมาณ ${baht(loan.dearestInstalment)}`],
        ['งวดแรก', longDate(loan.firstDueOn)],
        ['งวดสุดท้าย', longDate(loan.lastDueOn)],
      ]),
      ...clauses([['ความยินยอม', [...CONSENTED, LAPSES]]]),
      ...signedBy(signing, [
        { name: holder.name, role: 'ผู้ให้ความยินยอม' },
        { name: null, role: 'เจ้าหน้าที่ผู้รับเอกสาร' },
        { name: null, role: 'พยาน' },
        { name: null, role: 'พยาน' },
      ]),
    ]),
  }
}

const LAPSES = 'ความยินยอมนี้เป็นอันสิ้นผล หากสหกรณ์ไม่ได้จ่ายเงินกู้ข้างต้นให้ข้าพเจ้า'

/** Also part of the contract, where that is all that is signed. */
export const CONSENTED = [
  'ข้าพเจ้ายินยอมให้หน่วยงานที่ข้าพเจ้าปฏิบัติหน้าที่อยู่ หักเงินเดือน ค่าจ้าง หรือเงินอื่นที่ถึงกำหนดจ่ายแก่ข้าพเจ้า ตามจำนวนที่สหกรณ์แจ้ง และส่งให้สหกรณ์เพื่อชำระหนี้เงินกู้นี้ จนกว่าหนี้จะระงับสิ้นไป',
  'เมื่อข้าพเจ้าย้ายสังกัด ความยินยอมนี้ใช้กับหน่วยงานใหม่ด้วย และข้าพเจ้าจะแจ้งให้สหกรณ์ทราบ',
  'ข้าพเจ้าทราบว่าความยินยอมนี้ถอนคืนไม่ได้ เว้นแต่สหกรณ์ให้ความยินยอม ตามมาตรา 42/1 แห่งพระราชบัญญัติสหกรณ์ พ.ศ. 2542',
]
