// The cooperative's letter about a month: what staff wrote into it, and who sends it.

import type { Notice } from '#contract/staff/units.ts'
import type { Db } from '#database/core/connect.ts'
import { settings } from '#database/queries/site/setting.ts'
import { noticeOf } from '#database/queries/unit/collection-notice.ts'
import type { Day } from '#domain/calendar/day.ts'
import type { NoticeFields, Sender } from '#domain/collection/collection-notice.ts'
import { readUnitRules } from '../site/unit-rules.ts'

/** Undefined until it is written. */
export async function readNotice(db: Db, period: Day): Promise<NoticeFields | undefined> {
  const notice = await noticeOf(db, period)
  if (notice?.period !== period) return undefined
  return {
    letterNo: notice.letter_no,
    datedOn: notice.dated_on,
    signer: notice.signer,
    signerPosition: notice.signer_position,
  }
}

/** For the form: a number and a day are of one month only, who signs stays the same. */
export async function readNoticeForm(db: Db, period: Day): Promise<Notice> {
  const last = await noticeOf(db, period)
  const own = last?.period === period ? last : undefined
  return {
    letter_no: own?.letter_no ?? '',
    dated_on: own?.dated_on ?? null,
    signer: last?.signer ?? '',
    signer_position: last?.signer_position ?? '',
    changed_by: own?.changed_by ?? null,
    changed_at: own?.changed_at.toISOString() ?? null,
  }
}

export async function readSender(db: Db): Promise<Sender> {
  const { coop_address: address = '' } = await settings(db)
  const { contact } = await readUnitRules(db)
  return { address, contact }
}
