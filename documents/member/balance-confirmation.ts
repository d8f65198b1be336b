// หนังสือยืนยันยอด: what the books say at a year's end, for the member to confirm or dispute (RULE-66).

import type { Day } from '#domain/calendar/day.ts'
import { buddhistYear, longDate } from '#domain/calendar/thai-date.ts'
import { formatBaht, type Satang, total } from '#domain/money/money.ts'
import { ledgerOf } from '../paper/ledger.ts'
import { type Content, oneSheet, type Part } from '../paper/official.ts'
import { facts, figures, notes, paragraphs } from '../paper/parts.ts'
import { type Column, tableOf } from '../table/table.ts'
import { type Holder, holderFacts } from './holder.ts'

interface Held {
  no: string
  name: string
  balance: Satang
}

export interface BalanceConfirmation {
  /** The year's end. */
  asOf: Day
  holder: Holder
  shares: Satang
  loans: Held[]
  deposits: Held[]
  /** Where to answer online. */
  answerAt: string
  /** What the member answered there, where they sign it; without it the paper is ticked and signed by hand. */
  answer?: { agreed: boolean; note: string }
}

interface Line extends Held {
  kind: string
}

export function balanceConfirmation(given: BalanceConfirmation): Content {
  const { asOf, holder, shares, loans, deposits, answerAt, answer } = given
  const lines: Line[] = [
    { kind: 'ทุนเรือนหุ้น', no: '', name: '', balance: shares },
    ...loans.map((loan) => ({ kind: 'เงินกู้', ...loan })),
    ...deposits.map((deposit) => ({ kind: 'เงินฝาก', ...deposit })),
  ]
  const columns: Column<Line>[] = [
    { head: 'รายการ', kind: 'text', width: 18, value: (line) => line.kind },
    { head: 'ประเภท', kind: 'text', width: 30, grows: true, value: (line) => line.name },
    { head: 'สัญญา/บัญชี', kind: 'text', width: 18, value: (line) => line.no },
    { head: 'ยอดคงเหลือ (บาท)', kind: 'baht', width: 18, value: (line) => line.balance },
  ]
  const table = tableOf('ยืนยันยอด', columns, lines)
  const owed = total(loans.map(({ balance }) => balance))
  const saved = total(deposits.map(({ balance }) => balance))
  const day = longDate(asOf)
  return {
    kind: 'balance-confirmation',
    asOf,
    fileName: `ยืนยันยอด_${holder.membershipNo}_${buddhistYear(asOf)}`,
    totals: [
      ['ทุนเรือนหุ้น', shares],
      ['เงินกู้คงเหลือ', owed],
      ['เงินฝากคงเหลือ', saved],
    ],
    tables: [table],
    sheets: oneSheet('balance-confirmation', `ยอดคงเหลือ ณ วันที่ ${day}`, [
      facts(holderFacts(holder)),
      paragraphs([
        `ตามบัญชีของสหกรณ์ ณ วันที่ ${day} ท่านมียอดคงเหลือดังต่อไปนี้ ขอความร่วมมือตรวจสอบและแจ้งผลเพื่อประโยชน์ในการสอบบัญชี`,
      ]),
      { part: 'ledger', ...ledgerOf(table) },
      figures([
        ['ทุนเรือนหุ้น', formatBaht(shares)],
        ['เงินกู้คงเหลือ', formatBaht(owed)],
        ['เงินฝากคงเหลือ', formatBaht(saved)],
      ]),
      { part: 'heading', text: 'คำยืนยันของสมาชิก' },
      ...(answer ? answered(answer) : toAnswer(holder, answerAt)),
    ]),
  }
}

const RIGHT = 'ข้าพเจ้าตรวจสอบแล้ว ยอดคงเหลือข้างต้นถูกต้องครบถ้วน'
const WRONG = 'ยอดคงเหลือข้างต้นไม่ถูกต้อง โดยมีรายละเอียดดังนี้'
const FOR_AUDIT = 'หนังสือนี้ใช้เพื่อการสอบบัญชีเท่านั้น ไม่ใช่การทวงถามให้ชำระหนี้'

function toAnswer({ name }: Holder, answerAt: string): Part[] {
  return [
    { part: 'choices', lines: [RIGHT, WRONG] },
    { part: 'blanks', labels: ['', ''] },
    { part: 'signatures', signers: [{ name, role: 'สมาชิก' }] },
    notes([
      `ยืนยันหรือทักท้วงทางออนไลน์ได้ที่ ${answerAt} หรือลงชื่อแล้วส่งคืนผู้สอบบัญชีของสหกรณ์ตามที่อยู่ข้างต้น`,
      FOR_AUDIT,
    ]),
  ]
}

function answered({ agreed, note }: { agreed: boolean; note: string }): Part[] {
  return [paragraphs(agreed ? [RIGHT] : [WRONG, ...note.split('\n')]), notes([FOR_AUDIT])]
}
