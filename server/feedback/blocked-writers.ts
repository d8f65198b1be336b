// Words and writers that officers keep out of what visitors write (the back office's block list).

import type { Db } from '#database/core/connect.ts'
import { blockAgainst, type Writer } from '#database/queries/feedback/board-block.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { Refusal } from '../http/errors.ts'

/** `place` is what cannot be written, as «กระทู้». */
export async function requireNotBlocked(db: Db, writer: Writer, place: string): Promise<void> {
  const block = await blockAgainst(db, writer)
  if (!block) return
  if (block.kind === 'word')
    throw new Refusal(400, `ข้อความมีคำที่สหกรณ์ไม่อนุญาต: “${block.value}” กรุณาแก้ไขแล้วส่งใหม่`)
  const until = block.expires_at ? ` ถึงวันที่ ${longDate(block.expires_at)}` : ''
  const whose = block.kind === 'network' ? 'เครือข่าย' : 'เครื่อง'
  throw new Refusal(403, `สหกรณ์ระงับการเขียน${place}จาก${whose}นี้${until} กรุณาติดต่อสหกรณ์`)
}
