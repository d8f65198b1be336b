// A guarantor is named by number and first name, which must both be right: numbers are not tried out.

import type { FastifyInstance } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { countInBucket, readBucket } from '#database/queries/identity/rate-bucket.ts'
import { memberOfAnyState } from '#database/queries/member/member-search.ts'
import { fullName } from '#domain/person/full-name.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { Refusal } from '../http/errors.ts'
import { tooOften } from '../http/rate-limit.ts'
import { keyedHash } from '../http/visitor.ts'

const WRONG = { name: 'guarantor-name', max: 5, seconds: 24 * 60 * 60 }

interface Named {
  membership_no: string
  name: string
}

/** Their whole name, for the paper. Whoever names five wrong people has to wait. */
export async function findGuarantor(
  { db, secrets }: { db: Db; secrets: FastifyInstance['secrets'] },
  borrower: string,
  { membership_no, name }: Named,
): Promise<string> {
  if (membership_no === borrower) throw new Refusal(400, 'ค้ำประกันเงินกู้ของตนเองไม่ได้')
  const who = keyedHash(borrower, secrets.csrf)
  const { used, secondsLeft } = await readBucket(db, WRONG.name, who, WRONG.seconds)
  if (used >= WRONG.max) throw tooOften(secondsLeft)
  const found = await memberOfAnyState(db, membership_no)
  if (found && found.member_name === visitorLine(name)) return fullName(found)
  const after = await countInBucket(db, WRONG.name, who, WRONG.seconds)
  const left = WRONG.max - after.used
  throw new Refusal(
    400,
    left > 0
      ? `เลขสมาชิกกับชื่อผู้ค้ำประกันไม่ตรงกัน ลองได้อีก ${left} ครั้งในวันนี้`
      : 'เลขสมาชิกกับชื่อผู้ค้ำประกันไม่ตรงกันครบ 5 ครั้งแล้ว กรุณาลองใหม่พรุ่งนี้',
  )
}
