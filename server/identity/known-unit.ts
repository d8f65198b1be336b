import type { Db } from '#database/core/connect.ts'
import { unitNameOf } from '#database/queries/unit/unit.ts'
import type { KnownPerson } from './password-check.ts'

/** What is known of a unit's person, and so guessed first. */
export async function knownOfUnit(
  db: Db,
  { unitNo, name }: { unitNo: string; name: string },
): Promise<KnownPerson> {
  return { membershipNo: unitNo, names: [...name.split(' '), await unitNameOf(db, unitNo)] }
}
