// คำขอเปลี่ยนแปลงข้อมูลในทะเบียนสมาชิก: what a member wants changed of where they are reached and paid, as they sign it.

import type { Day } from '#domain/calendar/day.ts'
import type { Pair } from '../paper/facts.ts'
import { type Content, oneSheet } from '../paper/official.ts'
import { facts, paragraphs } from '../paper/parts.ts'
import { type Holder, holderFacts } from './holder.ts'

export interface RegisterChangeRequest {
  asOf: Day
  holder: Holder
  /** What is asked, in one line. */
  summary: string
  /** What was, what is to be. */
  changes: Pair[]
  /** Null where it is not held. */
  holdHours: number | null
}

export function registerChangeRequest(given: RegisterChangeRequest): Content {
  const { asOf, holder, summary, changes, holdHours } = given
  return {
    kind: 'register-change',
    asOf,
    fileName: `คำขอเปลี่ยนข้อมูล_${holder.membershipNo}`,
    totals: [],
    tables: [],
    sheets: oneSheet('register-change', summary, [
      facts(holderFacts(holder)),
      facts(changes),
      paragraphs([
        `ข้าพเจ้าขอให้สหกรณ์${summary}`,
        'คำขอนี้มีผลเมื่อเจ้าหน้าที่ตรวจ ผู้มีอำนาจอนุมัติ และระบบหลักของสหกรณ์บันทึกแล้ว',
        ...(holdHours === null
          ? []
          : [
              `เพื่อความปลอดภัย สหกรณ์พักคำขอไว้ ${holdHours} ชั่วโมงนับจากเวลาที่ลงนาม ระหว่างนั้นข้อมูลเดิมยังใช้อยู่ และข้าพเจ้าสั่งหยุดได้ทุกเมื่อ`,
            ]),
      ]),
    ]),
  }
}
