import { dictionary } from '@zxcvbn-ts/language-common'
import type { FastifyInstance } from 'fastify'
import { type GuessableFacts, passwordProblem } from '#domain/identity/password-rules.ts'
import { Refusal } from '../http/errors.ts'
import { pageConfigOf } from '../pages/page-config.ts'

export type PersonFacts = Omit<GuessableFacts, 'cooperative'>

/** Refuses what is short, common, or about the person or the cooperative; says which. */
export async function requireGoodPassword(
  app: FastifyInstance,
  person: PersonFacts,
  password: string,
): Promise<void> {
  const { coopNameTH, coopNameEN } = await pageConfigOf(app)
  const cooperative = [coopNameTH, ...coopNameEN.split(/\W+/), 'สหกรณ์', 'coop']
  const problem = passwordProblem(password, { ...person, cooperative }, isCommonPassword)
  if (problem) throw new Refusal(400, problem)
}

// Read on first use: most processes of most days change no password.
let common: Set<string> | undefined

/** One of some fifty thousand passwords that people use most. */
function isCommonPassword(text: string): boolean {
  common ??= new Set(dictionary['passwords-common'] as string[])
  return common.has(text)
}
