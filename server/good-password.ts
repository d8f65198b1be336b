import type { FastifyInstance } from 'fastify'
import { personKnownOf } from '#database/queries/member.ts'
import { passwordProblem } from '#domain/password-rules.ts'
import { isCommonPassword } from './common-passwords.ts'
import { Refusal } from './errors.ts'
import { readPageConfig } from './page-config.ts'

/** Refuses what is short, common, or about the member or the cooperative; says which. */
export async function requireGoodPassword(
  app: FastifyInstance,
  membershipNo: string,
  password: string,
): Promise<void> {
  const { coopNameTH, coopNameEN } = await app.memory.value('page-config', () =>
    readPageConfig(app.db),
  )
  const { names, birthYear } = await personKnownOf(app.db, membershipNo)
  const cooperative = [coopNameTH, ...coopNameEN.split(/\W+/), 'สหกรณ์', 'coop']
  const known = { membershipNo, names, birthYear, cooperative }
  const problem = passwordProblem(password, known, isCommonPassword)
  if (problem) throw new Refusal(400, problem)
}
