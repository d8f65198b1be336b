// The letter with which a unit sends its list and its money to the cooperative (RULE-47): the same words on the
// page, where they change as they are typed, and in the PDF. Thai digits, because it is prose.

import type { Day } from '../calendar/day.ts'
import { longDate, monthAndYear } from '../calendar/thai-date.ts'
import { bahtText } from '../money/baht-text.ts'
import { formatBaht, type Satang, satang } from '../money/money.ts'
import {
  amountsIn,
  BLANK_LINE,
  type Letter,
  type LetterFacts,
  officialLetter,
} from '../paper/letter.ts'
import { amountToPay } from './unit-refund.ts'

/** What the unit itself writes into it. */
export interface LetterFields {
  letterNo: string
  datedOn: Day
  addressedTo: string
  /** The letter it answers, with its number and day; empty where there was none. */
  refersTo: string
  signer: string
  signerPosition: string
}

/** What the unit reported of the month, once it has sent it; what the letter is about then. */
export interface SentResult {
  /** The day it was sent. */
  on: Day
  /** Of whom something could be deducted. */
  people: number
  /** Deducted of what was billed. */
  reported: Satang
  /** Deducted and not billed: it is sent with the rest. */
  refunds: Satang
  partial: number
  none: number
  transferredOn: Day | null
}

export function unitLetter(
  facts: LetterFacts,
  fields: LetterFields,
  sent: SentResult | null,
): Letter {
  const { unit } = facts
  const month = monthAndYear(facts.period)
  return officialLetter({
    no: fields.letterNo || '……………/……………',
    from: [unit.name, ...(unit.address ? [unit.address] : [])],
    date: longDate(fields.datedOn),
    subject: `${sent ? 'นำส่งเงินที่หักจากสมาชิก' : 'นำส่งรายการเรียกเก็บ'} ประจำเดือน${month}`,
    to: fields.addressedTo || addressee(facts.cooperative),
    reference: fields.refersTo,
    paragraphs: [
      `${fields.refersTo ? 'ตามหนังสือที่อ้างถึง ' : 'ตามที่'}${facts.cooperative} ได้แจ้งรายการเรียกเก็บเงินจากสมาชิกในสังกัด ประจำเดือน${month} นั้น`,
      sent ? amountsSent(facts, sent) : amountsBilled(facts),
    ],
    signer: `(${fields.signer || BLANK_LINE})`,
    position: fields.signerPosition || BLANK_LINE,
    contact: { name: `งานการเงิน ${unit.name}`, phone: unit.phone },
  })
}

export function addressee(cooperative: string): string {
  return `ผู้จัดการ${cooperative}`
}

function amountsBilled(facts: LetterFacts): string {
  const due = facts.dueOn ? `ภายในวันที่ ${longDate(facts.dueOn)} ` : ''
  return [
    `${facts.unit.name} ขอนำส่งรายการเรียกเก็บของสมาชิกตามใบแจ้งหนี้ ${amountsIn(facts)}`,
    `ทั้งนี้ จะชำระเงิน${due}ตามช่องทางที่สหกรณ์กำหนด`,
  ].join(' ')
}

function amountsSent(facts: LetterFacts, sent: SentResult): string {
  const { people, billed, unit } = facts
  const missing = satang(billed - sent.reported)
  const short = [
    sent.partial > 0 ? `หักได้บางส่วน ${sent.partial} ราย` : '',
    sent.none > 0 ? `หักไม่ได้ ${sent.none} ราย` : '',
  ].filter(Boolean)
  return [
    `${unit.name} ขอนำส่งเงินที่หักจากสมาชิกตามผลการหักที่แจ้งเมื่อวันที่ ${longDate(sent.on)}`,
    missing === 0 && sent.refunds === 0 ? amountsIn(facts) : amountsRemitted(sent),
    missing === 0
      ? ''
      : [
          `${sent.refunds > 0 ? 'โดยมีรายการเรียกเก็บทั้งหมด' : 'จากรายการเรียกเก็บ'} ${people} ราย เป็นเงิน ${formatBaht(billed)} บาท`,
          `${short.join(' ')} เป็นเงินที่หักไม่ได้ ${formatBaht(missing)} บาท`,
        ].join(' '),
    sent.transferredOn ? `ทั้งนี้ ได้แจ้งโอนเงินลงวันที่ ${longDate(sent.transferredOn)} ไว้แล้ว` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** All that is paid, and the part of it that is to be given back. */
function amountsRemitted(sent: SentResult): string {
  const { people, reported, refunds } = sent
  const toPay = amountToPay(sent)
  const whole = `รวมเป็นเงินทั้งสิ้น ${formatBaht(toPay)} บาท (${bahtText(toPay)})`
  if (refunds === 0) return `จำนวน ${people} ราย ${whole}`
  return [
    whole,
    `ประกอบด้วย เงินที่หักได้ตามรายการเรียกเก็บ จำนวน ${people} ราย ${formatBaht(reported)} บาท`,
    `และเงินที่หักไว้เกินหรือมิได้เรียกเก็บ ซึ่งสหกรณ์รับไว้เป็นเงินรอคืน ${formatBaht(refunds)} บาท`,
  ].join(' ')
}
