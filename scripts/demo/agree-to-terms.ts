import type { Db } from '#database/core/connect.ts'
import { addAcceptances, effectiveTerms, newestOfEach } from '#database/queries/site/terms.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'

/** Members of the demo who were here before have agreed already. */
export async function agreeToTerms(
  db: Db,
  members: { membership_no: string }[],
  at: Date,
): Promise<void> {
  const inForce = newestOfEach(await effectiveTerms(db, bangkokDate(at)))
  const acceptances = members.flatMap(({ membership_no: membershipNo }) =>
    inForce.map(({ kind, version, sha256 }) => ({
      membershipNo,
      kind,
      version,
      sha256,
      at,
      address: null,
    })),
  )
  await addAcceptances(db, acceptances)
}
