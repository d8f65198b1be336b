import type { Db } from '#database/core/connect.ts'
import { unitNameOf } from '#database/queries/unit/unit.ts'
import type { PersonFacts } from './password-check.ts'

/** What is known of a unit's person, and so guessed first. */
export async function guessableFactsOfUnit(
  db: Db,
  { unitNo, name }: { unitNo: string; name: string },
): Promise<PersonFacts> {
  return { membershipNo: unitNo, names: [...name.split(' '), await unitNameOf(db, unitNo)] }
}
