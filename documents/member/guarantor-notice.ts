// หนังสือบอกกล่าวผู้ค้ำประกัน: the letter of section 686 of the Civil and Commercial Code, to the address on file. It says what is owed and
// missed, how far this guarantor answers for it and what the law gives them; it asks for nothing that the law does not.

import type { Day } from '#domain/calendar/day.ts'
import { longDate, monthAndYear, shortDate } from '#domain/calendar/thai-date.ts'
import { LEGAL_DAYS } from '#domain/guarantee-watch/notice-clock.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht, type Satang, total } from '#domain/money/money.ts'
import { type Content, oneSheet, type Part } from '../paper/official.ts'
import { facts, paragraphs } from '../paper/parts.ts'
import { baht } from './loan-terms.ts'

export interface GuarantorNotice {
  asOf: Day
  guarantor: { membershipNo: string; name: string; address: string }
  borrower: { membershipNo: string; name: string }
  loan: { loanNo: string; product: string; principal: Satang; balance: Satang; openedOn: Day }
  defaultOn: Day
  /** What the core system says is owed by now, of a contract that it bills no more. */
  arrears?: { principal: Satang; interest: Satang } | undefined
  /** The oldest first. */
  missed: { period: Day; dueOn: Day; amount: Satang }[]
  /** The most this guarantor ever pays. */
  maximum: Satang
  /** The borrower's instalment, by which a guarantor may pay as well. */
  instalment: Satang
  signer: { name: string; position: string }
  /** Which letter about this default it is: one that came back is sent again. */
  attempt: number
}

const NOTHING = 0 as Satang

export function guarantorNotice(given: GuarantorNotice): Content {
  const { asOf, guarantor, borrower, loan, defaultOn, missed, maximum, signer } = given
  const sum = total(
    missed.length > 0
      ? missed.map(({ amount }) => amount)
      : [given.arrears?.principal ?? NOTHING, given.arrears?.interest ?? NOTHING],
  )
  return {
    kind: 'guarantor-notice',
    asOf,
    fileName: `หนังสือบอกกล่าวผู้ค้ำประกัน_${guarantor.membershipNo}`,
    totals: [
      ['ความรับผิดสูงสุดของผู้ค้ำประกัน', maximum],
      ['เงินต้นคงเหลือ', loan.balance],
      [missed.length > 0 ? 'งวดที่ค้างชำระ' : 'ยอดค้างชำระ', sum],
    ],
    tables: [],
    sheets: oneSheet(
      'guarantor-notice',
      `สัญญากู้เลขที่ ${loan.loanNo}${given.attempt > 1 ? ` (ส่งครั้งที่ ${given.attempt})` : ''}`,
      [
        facts([
          ['เรียน', guarantor.name],
          ['ที่อยู่', guarantor.address],
        ]),
        paragraphs([
          `ตามที่ท่านทำสัญญาค้ำประกันหนี้${loan.product}ของ ${borrower.name} (เลขสมาชิก ${borrower.membershipNo}) ไว้ต่อสหกรณ์ บัดนี้ผู้กู้ผิดนัดชำระหนี้ตั้งแต่วันที่ ${longDate(defaultOn)} สหกรณ์จึงมีหนังสือบอกกล่าวมายังท่านตามมาตรา 686 แห่งประมวลกฎหมายแพ่งและพาณิชย์`,
        ]),
        facts([
          ['วันที่ทำสัญญา', longDate(loan.openedOn)],
          ['วงเงินกู้', baht(loan.principal)],
          ['เงินต้นคงเหลือ', baht(loan.balance)],
          ['ค่างวดของผู้กู้', baht(given.instalment)],
          ['ท่านรับผิดไม่เกิน', `${baht(maximum)} (${bahtText(maximum)})`],
        ]),
        missedPart(given),
        { part: 'heading', text: 'สิทธิของท่าน' },
        { part: 'clauses', pairs: rights(given), close: true },
        {
          part: 'signatures',
          signers: [{ name: signer.name, role: signer.position }],
          close: true,
        },
      ],
    ),
  }
}

/** The core system may call it a default without a bill of ours that was missed. */
function missedPart({ missed, arrears, asOf }: GuarantorNotice): Part {
  if (missed.length === 0 && arrears)
    return facts([
      [`ค้างชำระ ณ ${shortDate(asOf)}`, baht(total([arrears.principal, arrears.interest]))],
      ['รวมดอกเบี้ย', baht(arrears.interest)],
    ])
  if (missed.length === 0)
    return paragraphs(['ระบบบัญชีของสหกรณ์บันทึกว่าสัญญานี้ผิดนัด โปรดติดต่อสหกรณ์เพื่อทราบรายการที่ค้าง'])
  return {
    part: 'ledger',
    align: ['left', 'left', 'right'],
    grows: 0,
    head: ['งวดเดือน', 'ครบกำหนด', 'ค้างชำระ (บาท)'],
    rows: missed.map(({ period, dueOn, amount }) => [
      monthAndYear(period),
      shortDate(dueOn),
      formatBaht(amount),
    ]),
    totals: ['รวม', '', formatBaht(total(missed.map(({ amount }) => amount)))],
    yearsEnd: [],
    widths: [40, 30, 30],
  }
}

function rights({ instalment, maximum }: GuarantorNotice): [string, string][] {
  return [
    [
      '1.',
      `ท่านชำระหนี้ทั้งหมดส่วนที่ท่านต้องรับผิด หรือผ่อนตามงวดเดิมของผู้กู้ งวดละประมาณ ${baht(instalment)} เฉพาะส่วนที่ท่านต้องรับผิดก็ได้ และรวมทั้งสิ้นไม่เกิน ${baht(maximum)}`,
    ],
    [
      '2.',
      `หากหนังสือนี้ไปถึงท่านหลัง ${LEGAL_DAYS} วันนับแต่วันที่ผู้กู้ผิดนัด ท่านไม่ต้องรับผิดในดอกเบี้ย ค่าสินไหมทดแทน และค่าภาระติดพันที่เกิดขึ้นหลังพ้นกำหนดนั้น`,
    ],
    [
      '3.',
      'ท่านขอให้สหกรณ์เรียกผู้กู้ชำระก่อน และขอให้บังคับจากทรัพย์สินหรือหลักประกันของผู้กู้ก่อนได้ ตามมาตรา 688–690 เมื่อชำระแทนแล้ว ท่านไล่เบี้ยเอาจากผู้กู้ได้ตามมาตรา 693',
    ],
    ['4.', 'หากผู้กู้ชำระแล้ว ไม่ต้องดำเนินการใด มีข้อขัดข้องโปรดติดต่อสหกรณ์ หรือขอความช่วยเหลือในระบบสมาชิก'],
  ]
}
