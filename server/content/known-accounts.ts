// Whom people should pay is said by two people (SEC-40): in an article, which waits for the second (article-accounts.ts).
// Every other text that visitors, members or units read names only accounts that stand in one, or whom units pay.

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { publishedTextsWith } from '#database/queries/content/staff-topic.ts'
import { settings } from '#database/queries/site/setting.ts'
import { accountNumbersIn } from '#domain/content/account-numbers.ts'
import { Refusal } from '../http/errors.ts'
import { mayActAlone } from '../two-people/pending.ts'

/** Those that visitors read nowhere yet, in digits alone. */
export async function unknownAccounts(trx: Db, text: string): Promise<string[]> {
  const named = accountNumbersIn(text)
  if (named.length === 0) return []
  const { biller_id } = await settings(trx)
  const texts = await publishedTextsWith(trx, named)
  const known = new Set([biller_id, ...texts.flatMap(accountNumbersIn)])
  return named.filter((account) => !known.has(account))
}

interface SaidTo {
  /** Which text it is, for the record. */
  where: string
  texts: string[]
  /** What it said until now may stand. */
  before?: string[]
}

export async function requireKnownAccounts(
  trx: Db,
  request: FastifyRequest,
  { where, texts, before = [] }: SaidTo,
): Promise<void> {
  const old = accountNumbersIn(before.join('\n'))
  const found = await unknownAccounts(trx, texts.join('\n'))
  const added = found.filter((account) => !old.includes(account))
  if (added.length === 0) return
  if (await mayActAlone(trx, request, { kind: 'article', subject: where })) return
  throw new Refusal(
    400,
    `เลขบัญชีหรือพร้อมเพย์ ${added.join(', ')} ยังไม่เคยเผยแพร่ กรุณาเผยแพร่เป็นข่าวก่อน ซึ่งเจ้าหน้าที่อีกท่านต้องยืนยัน แล้วจึงใช้เลขนี้ที่นี่ได้`,
  )
}
