// An article that names a bank account or PromptPay number which nobody could read on this site before says whom people
// should pay: it is published on a second person's word (SEC-40).

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { topicText } from '#database/queries/content/staff-topic.ts'
import { heldForSecond } from '../two-people/pending.ts'
import { unknownAccounts } from './known-accounts.ts'

export interface HeldArticle {
  topicId: number
  /** How much of its story there was: what was done since is not confirmed. */
  changes: number
  /** When it is to come out; at once without. */
  at?: string
}

interface Found {
  title: string
  /** In digits alone. */
  accounts: string[]
}

/** Those of its newest text that visitors read nowhere yet: neither among what is published, nor as whom units pay. */
export async function newAccounts(
  trx: Db,
  topic: { topic_id: number; version: number },
): Promise<Found> {
  const text = await topicText(trx, topic.topic_id, topic.version)
  const title = text?.title ?? ''
  return { title, accounts: await unknownAccounts(trx, `${title} ${text?.body ?? ''}`) }
}

/** The sentence for who would publish it; undefined where it is published at once. */
export async function heldForAccounts(
  trx: Db,
  request: FastifyRequest,
  { topic_id, changes, title, accounts, at }: HeldTopic,
): Promise<string | undefined> {
  if (accounts.length === 0) return undefined
  const content: HeldArticle = { topicId: topic_id, changes, ...(at && { at: at.toISOString() }) }
  const says = [title, ...accounts.map((account) => `เลขบัญชีหรือพร้อมเพย์ที่ยังไม่เคยเผยแพร่: ${account}`)]
  return heldForSecond(trx, request, { kind: 'article', subject: String(topic_id), content, says })
}

interface HeldTopic extends Found {
  topic_id: number
  changes: number
  at: Date | undefined
}
