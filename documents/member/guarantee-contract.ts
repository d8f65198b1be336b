// สัญญาค้ำประกัน: one for each guarantor, with their own maximum. The loan is not yet made when it is signed, so that section 681 of
// the Civil and Commercial Code asks for its purpose, its nature, the maximum and until when it may be made.

import type { Day } from '#domain/calendar/day.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { formatBaht, type Satang } from '#domain/money/money.ts'
import type { Pair } from '../paper/facts.ts'
import { type Content, oneSheet, type Part } from '../paper/official.ts'
import { facts, figures } from '../paper/parts.ts'
import { type Holder, holderFacts } from './holder.ts'
import {
  baht,
  clauses,
  type GuaranteedLoan,
  repaymentFacts,
  type SignedHow,
  signedBy,
} from './loan-terms.ts'

export interface GuaranteeContract {
  asOf: Day
  signing: SignedHow
  guarantor: Holder
  borrower: Holder
  loan: GuaranteedLoan
  /** The most this guarantor ever pays, interest and costs included. */
  maximum: Satang
  /** Until when the loan may be made; afterwards nothing is guaranteed. */
  madeBy: Day
  /** By name only: what they answer for is theirs to know. */
  coGuarantors: string[]
}

export function guaranteeContract(given: GuaranteeContract): Content {
  const { asOf, signing, guarantor, borrower, loan, maximum } = given
  return {
    kind: 'guarantee-contract',
    asOf,
    fileName: `สัญญาค้ำประกัน_${guarantor.membershipNo}_${borrower.membershipNo}`,
    totals: [
      ['วงเงินค้ำประกันสูงสุด', maximum],
      ['จำนวนเงินกู้', loan.amount],
    ],
    tables: [],
    sheets: oneSheet('guarantee-contract', `ค้ำประกัน${loan.product}ของ ${borrower.name}`, [
      { part: 'heading', text: 'ผู้ค้ำประกัน' },
      facts(holderFacts(guarantor)),
      figures([['ข้าพเจ้ารับผิดไม่เกิน (บาท)', formatBaht(maximum)]], bahtText(maximum)),
      { part: 'heading', text: 'หนี้ที่ค้ำประกัน' },
      facts(debtFacts(given)),
      ...clauses([['ข้อตกลง', agreedIn(given)]]),
      ...LAW,
      ...signedBy(signing, [
        { name: guarantor.name, role: 'ผู้ค้ำประกัน' },
        { name: null, role: 'พยาน' },
        { name: null, role: 'พยาน' },
      ]),
    ]),
  }
}

function debtFacts({ borrower, loan, madeBy, coGuarantors }: GuaranteeContract): Pair[] {
  return [
    ['ผู้กู้', `${borrower.name} (เลขสมาชิก ${borrower.membershipNo})`],
    ['สังกัดของผู้กู้', borrower.unit],
    ['ลักษณะของหนี้', `กู้ยืมเงินจากสหกรณ์ ประเภท${loan.product}`],
    ['จำนวนเงินกู้', baht(loan.amount)],
    ...repaymentFacts(loan),
    ['ก่อหนี้ภายในวันที่', longDate(madeBy)],
    ...othersOf(coGuarantors),
  ]
}

/** A line each: names are long, and a broken one is hard to read. */
function othersOf(names: readonly string[]): Pair[] {
  const label = 'ผู้ค้ำคนอื่น'
  if (names.length < 2) return [[label, names[0] ?? 'ไม่มี']]
  return names.map((name, at) => [`${label} ${at + 1}`, name])
}

function agreedIn({ loan, maximum, madeBy, coGuarantors }: GuaranteeContract): string[] {
  return [
    `ข้าพเจ้าค้ำประกันหนี้ข้างต้นต่อสหกรณ์ เมื่อผู้กู้ไม่ชำระหนี้ ข้าพเจ้ารับผิดรวมทั้งสิ้นไม่เกิน ${baht(maximum)} จำนวนนี้รวมเงินต้น ดอกเบี้ย ค่าสินไหมทดแทน และค่าภาระติดพันของหนี้แล้ว`,
    ...(coGuarantors.length === 0
      ? []
      : ['แม้มีผู้ค้ำประกันหลายคน ข้าพเจ้ารับผิดเฉพาะวงเงินของข้าพเจ้า ไม่ต้องรับผิดในวงเงินของผู้ค้ำประกันคนอื่น']),
    `ข้าพเจ้าค้ำประกันเฉพาะหนี้รายนี้ ซึ่งสหกรณ์จ่ายเงินกู้ภายในวันที่ ${longDate(madeBy)} ไม่รวมหนี้รายอื่นหรือหนี้ที่ผู้กู้ก่อขึ้นใหม่ หากไม่มีการจ่ายเงินกู้ภายในวันดังกล่าว หรือผู้กู้เปลี่ยนเงื่อนไขในคำขอ สัญญานี้เป็นอันสิ้นผล`,
    `งวดสุดท้ายของหนี้ครบกำหนดวันที่ ${longDate(loan.lastDueOn)} ความรับผิดของข้าพเจ้าสิ้นสุดเมื่อหนี้รายนี้ระงับสิ้นไป`,
    'ข้าพเจ้าถอนความยินยอมได้จนกว่าสหกรณ์จะสั่งจ่ายเงินกู้ตามคำขอนี้',
  ]
}

// Sections 681/1, 686, 688 to 690, 693 and 700 as they stand since 2558, in words everybody understands.
const LAW: Part[] = [
  { part: 'heading', text: 'สิทธิของผู้ค้ำประกันตามประมวลกฎหมายแพ่งและพาณิชย์' },
  {
    part: 'clauses',
    pairs: [
      ['มาตรา 681/1', 'ผู้ค้ำประกันไม่ใช่ลูกหนี้ร่วม ข้อตกลงให้ต้องรับผิดอย่างลูกหนี้ร่วมหรือในฐานะลูกหนี้ร่วมเป็นโมฆะ'],
      [
        'มาตรา 686',
        'เมื่อผู้กู้ผิดนัด สหกรณ์ต้องมีหนังสือบอกกล่าวไปยังผู้ค้ำประกันภายใน 60 วันนับแต่วันที่ผิดนัด และจะเรียกให้ชำระก่อนหนังสือไปถึงไม่ได้ หากพ้น 60 วัน ผู้ค้ำประกันไม่ต้องรับผิดในดอกเบี้ย ค่าสินไหมทดแทน และค่าภาระติดพันที่เกิดขึ้นหลังจากนั้น ผู้ค้ำประกันจะชำระทั้งหมด หรือผ่อนตามงวดเดิมของผู้กู้ เฉพาะส่วนที่ตนต้องรับผิดก็ได้',
      ],
      [
        'มาตรา 688–690',
        'ผู้ค้ำประกันขอให้เรียกผู้กู้ชำระก่อนได้ เว้นแต่ผู้กู้ล้มละลายหรือหาตัวไม่พบในประเทศ และขอให้บังคับจากทรัพย์สินของผู้กู้ หรือจากหลักประกันของผู้กู้ที่สหกรณ์ยึดถือไว้ก่อนได้ ตามเงื่อนไขของกฎหมาย',
      ],
      ['มาตรา 693', 'ผู้ค้ำประกันที่ชำระหนี้แทนแล้ว มีสิทธิไล่เบี้ยเอาจากผู้กู้'],
      [
        'มาตรา 700',
        'หากสหกรณ์ผ่อนเวลาให้ผู้กู้โดยผู้ค้ำประกันไม่ได้ตกลงด้วยในครั้งนั้น ผู้ค้ำประกันหลุดพ้นจากความรับผิด ข้อตกลงยินยอมไว้ล่วงหน้าใช้บังคับไม่ได้',
      ],
    ],
  },
]
