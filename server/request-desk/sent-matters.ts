// What a member has sent by other ways than the desk: disputed balances, corrections and requests under the data protection act, each
// with its state and what comes next.

import type { SentMatter } from '#contract/member/requests.ts'
import type { Db } from '#database/core/connect.ts'
import { disputesOf } from '#database/queries/member/balance-answer.ts'
import { correctionsOf } from '#database/queries/member/correction-request.ts'
import { rightsRequestsOf } from '#database/queries/member/rights-request.ts'
import { bangkokDate, buddhistYear, longDate } from '#domain/calendar/thai-date.ts'
import { CORRECTIONS } from '#domain/person/correction.ts'
import { RIGHTS } from '#domain/person/rights-request.ts'

type State = SentMatter['state']

/** Newest first. */
export async function readSentMatters(db: Db, membershipNo: string): Promise<SentMatter[]> {
  const [corrections, rights, disputes] = await Promise.all([
    correctionsOf(db, membershipNo),
    rightsRequestsOf(db, membershipNo),
    disputesOf(db, membershipNo),
  ])
  const all: SentMatter[] = [
    ...corrections.map((row) => ({
      key: `correction-${row.request_id}`,
      title: 'ขอแก้ไขข้อมูล',
      about: `${CORRECTIONS[row.what]} เลขที่ ${row.request_id}`,
      state: row.state,
      sent_at: row.asked_at.toISOString(),
      next: next(row.state, 'เจ้าหน้าที่จะตรวจเอกสาร แล้วแจ้งผลที่หน้านี้'),
      ...answered(row),
      to: '/member/status',
    })),
    ...rights.map((row) => ({
      key: `rights-${row.request_id}`,
      title: 'ขอใช้สิทธิในข้อมูลส่วนบุคคล',
      about: `${RIGHTS[row.what]} เลขที่ ${row.request_id}`,
      state: row.state,
      sent_at: row.asked_at.toISOString(),
      next: next(row.state, `สหกรณ์จะตอบภายในวันที่ ${longDate(bangkokDate(row.due_at))}`),
      ...answered(row),
      to: '/member/access',
    })),
    ...disputes.map(({ year, at, state, words, answered_at }) => {
      const reached: State = state ?? 'waiting'
      return {
        key: `balance-${year}`,
        title: 'ทักท้วงยอดคงเหลือ',
        about: `ยอด ณ สิ้นปี ${buddhistYear(year)}`,
        state: reached,
        sent_at: at.toISOString(),
        next: next(reached, 'เจ้าหน้าที่จะตรวจสอบยอดกับระบบหลัก แล้วแจ้งผลที่หน้านี้'),
        ...answered({ answer: words, answered_at }),
        to: '/member/balance',
      }
    }),
  ]
  return all.sort((one, other) => other.sent_at.localeCompare(one.sent_at))
}

function next(state: State, words: string): string {
  return state === 'waiting' || state === 'working' ? words : ''
}

function answered({ answer, answered_at }: { answer: string | null; answered_at: Date | null }) {
  return {
    answer: answer && answered_at ? { words: answer, at: answered_at.toISOString() } : null,
  }
}
