// สัญญากู้เงิน: alone, where it is signed after the committee, or on one paper with the request, where the portal is enough. The written
// evidence of section 653 of the Civil and Commercial Code is the borrower's signature under it.

import { longDate } from '#domain/calendar/thai-date.ts'
import type { Schedule } from '#domain/loan/loan-schedule.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import { PAPER_KINDS } from '#domain/paper/issued-paper.ts'
import { scheduleTable } from '../calculator/loan-schedule.ts'
import { ledgerOf } from '../paper/ledger.ts'
import type { Content, Part, Sheet } from '../paper/official.ts'
import { figures, notes } from '../paper/parts.ts'
import { CONSENTED } from './deduction-consent.ts'
import { DECLARED, type LoanPaper, whatIsEarned, whatIsLent, whatSecures } from './loan-request.ts'
import { baht, clauses, type LoanTerms, signedBy } from './loan-terms.ts'

export interface LoanContract extends LoanPaper {
  /** Printed behind it, where it is reckoned. */
  schedule: Schedule | null
}

export function loanContract(given: LoanContract): Content {
  const { signing, holder, terms } = given
  return contractContent(given, 'loan-contract', [
    ...whatIsLent(given, 'จำนวนเงินกู้ (บาท)'),
    ...whatSecures(terms),
    ...clauses([['ข้อสัญญา', agreedIn(given)]]),
    EVIDENCE,
    ...signedBy(signing, [
      { name: holder.name, role: 'ผู้กู้' },
      { name: null, role: 'ผู้แทนสหกรณ์' },
      { name: null, role: 'พยาน' },
      { name: null, role: 'พยาน' },
    ]),
  ])
}

/** One paper and one signature: the request, the contract, and the consent to deduct. */
export function loanRequestAndContract(given: LoanContract): Content {
  const { signing, holder, terms } = given
  return contractContent(given, 'loan-request-contract', [
    ...whatIsLent(given, 'จำนวนเงินกู้ (บาท)'),
    ...whatIsEarned(terms),
    ...whatSecures(terms),
    ...clauses([
      ['คำขอ', DECLARED],
      ['ข้อสัญญา', [...agreedIn(given), NOT_YET]],
      ['ความยินยอมให้หักเงินเดือน', CONSENTED],
    ]),
    EVIDENCE,
    ...signedBy(signing, [
      { name: holder.name, role: 'ผู้กู้' },
      { name: null, role: 'เจ้าหน้าที่ผู้รับเอกสาร' },
    ]),
  ])
}

function contractContent(
  { asOf, holder, terms, schedule }: LoanContract,
  kind: 'loan-contract' | 'loan-request-contract',
  parts: Part[],
): Content {
  const { name } = PAPER_KINDS[kind]
  return {
    kind,
    asOf,
    fileName: `สัญญากู้_${holder.membershipNo}`,
    totals: [['จำนวนเงินกู้', terms.amount]],
    tables: [],
    sheets: [{ title: name, about: terms.product, parts }, ...annexOf(schedule)],
  }
}

const NOT_YET =
  'สัญญานี้มีผลเมื่อสหกรณ์อนุมัติและจ่ายเงินกู้แล้ว หากสหกรณ์ไม่อนุมัติ หรือข้าพเจ้าถอนคำขอก่อนสหกรณ์สั่งจ่ายเงินกู้ สัญญานี้และความยินยอมให้หักเงินเดือนเป็นอันสิ้นผล'

function agreedIn({ terms, schedule }: LoanContract): string[] {
  const { amount, payTo, ratePpm, months, firstDueOn, lastDueOn } = terms
  return [
    `ข้าพเจ้าตกลงกู้เงินจากสหกรณ์เป็นเงิน ${baht(amount)} (${bahtText(amount)}) และรับเงินกู้โดยให้สหกรณ์โอนเข้าบัญชี ${payTo.bank} ${payTo.masked} หลักฐานการโอนเป็นหลักฐานการรับเงินกู้ของข้าพเจ้า`,
    ...replacing(terms),
    `ข้าพเจ้าชำระดอกเบี้ยร้อยละ ${formatRate(ratePpm).slice(0, -1)} ต่อปี คิดเป็นรายวันจากเงินต้นคงเหลือ สหกรณ์เปลี่ยนอัตราดอกเบี้ยได้โดยประกาศให้สมาชิกทราบ ตามข้อบังคับและไม่เกินอัตราที่กฎหมายกำหนด`,
    `ข้าพเจ้าชำระคืนเป็นรายเดือนรวม ${months}\u00A0งวด งวดแรกภายในวันที่ ${longDate(firstDueOn)} และงวดสุดท้ายภายในวันที่ ${longDate(lastDueOn)}${schedule ? ' ตามตารางผ่อนชำระท้ายสัญญา' : ''} จำนวนเงินจริงแต่ละงวดขึ้นกับวันที่จ่ายเงินกู้และวันที่ชำระ`,
    SECURED[terms.collateral],
    'หากข้าพเจ้าย้าย ออกจากงาน หรือหน่วยงานหักเงินส่งไม่ครบ ข้าพเจ้ายังมีหน้าที่ชำระด้วยตนเองให้ครบตามกำหนด และแจ้งสหกรณ์โดยเร็ว',
    'สหกรณ์เรียกให้ชำระหนี้คงเหลือทั้งหมดก่อนกำหนดได้ เมื่อมีเหตุตามข้อบังคับและระเบียบของสหกรณ์ว่าด้วยการเรียกคืนเงินกู้',
    'ข้าพเจ้าปฏิบัติตามข้อบังคับ ระเบียบ และประกาศของสหกรณ์เกี่ยวกับเงินกู้นี้ และแจ้งสหกรณ์เมื่อเปลี่ยนที่อยู่ หนังสือที่ส่งตามที่อยู่ในทะเบียนสมาชิกถือว่าส่งโดยชอบ',
  ]
}

const EVIDENCE: Part = notes([
  'เอกสารนี้เป็นหลักฐานการกู้ยืมเป็นหนังสือตามมาตรา 653 แห่งประมวลกฎหมายแพ่งและพาณิชย์ การกู้ยืมเงินที่สมาชิกกู้จากสหกรณ์ได้รับยกเว้นอากรแสตมป์',
])

function replacing({ replaces }: LoanTerms): string[] {
  if (replaces.length === 0) return []
  const numbers = replaces.map(({ loanNo }) => loanNo).join(', ')
  return [
    `ข้าพเจ้าให้สหกรณ์หักเงินกู้นี้ชำระหนี้ตามสัญญา ${numbers} พร้อมดอกเบี้ยถึงวันจ่ายเงินกู้จนเสร็จสิ้นก่อน แล้วจ่ายส่วนที่เหลือให้ข้าพเจ้า`,
  ]
}

// Section 42 of the Cooperatives Act for shares. A deposit is set off (section 341 of the Civil and Commercial Code), not pledged.
const SECURED: Record<LoanTerms['collateral'], string> = {
  shares:
    'ทุนเรือนหุ้นของข้าพเจ้าเป็นหลักประกัน เมื่อสมาชิกภาพสิ้นสุด สหกรณ์นำเงินค่าหุ้นมาหักกลบลบหนี้ได้ตามมาตรา 42 แห่งพระราชบัญญัติสหกรณ์ พ.ศ. 2542',
  deposit:
    'เงินฝากของข้าพเจ้าเป็นหลักประกัน ข้าพเจ้าไม่ถอนเงินฝากจนเหลือน้อยกว่าหนี้คงเหลือ และเมื่อข้าพเจ้าผิดนัด สหกรณ์นำเงินฝากมาหักกลบลบหนี้ที่ถึงกำหนดได้',
  persons:
    'ผู้ค้ำประกันตามรายชื่อข้างต้นทำสัญญาค้ำประกันแยกเป็นรายคน แต่ละคนรับผิดไม่เกินวงเงินของตน และเมื่อสมาชิกภาพของข้าพเจ้าสิ้นสุด สหกรณ์นำเงินค่าหุ้นมาหักกลบลบหนี้ได้ตามมาตรา 42 แห่งพระราชบัญญัติสหกรณ์ พ.ศ. 2542',
}

/** ตารางผ่อนชำระ, on a sheet of its own. */
function annexOf(schedule: Schedule | null): Sheet[] {
  if (!schedule) return []
  return [
    {
      title: 'ตารางผ่อนชำระ',
      about: 'เอกสารแนบท้ายสัญญากู้เงิน',
      parts: [
        figures([
          ['จำนวนงวด', String(schedule.rows.length)],
          ['ดอกเบี้ยรวมประมาณ', formatBaht(schedule.totalInterest)],
          ['รวมชำระประมาณ', formatBaht(schedule.totalPaid)],
        ]),
        { part: 'ledger', ...ledgerOf(scheduleTable(schedule, 0)) },
        notes([
          'ประมาณจากวันที่คาดว่าจ่ายเงินกู้และการชำระตรงกำหนดทุกงวด ยอดจริงเปลี่ยนไปตามวันที่จ่ายเงิน วันที่ชำระ และอัตราดอกเบี้ยที่สหกรณ์ประกาศ',
        ]),
      ],
    },
  ]
}
