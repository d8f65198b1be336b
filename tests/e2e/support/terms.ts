import { addAcceptances, effectiveTerms, newestOfEach } from '#database/queries/site/terms.ts'
import { inDatabase } from './database.ts'
import { SITE_DATABASE_URL } from './site.ts'

/** For members whose journey is not about the terms. */
export async function agreeToTerms(membershipNo: string): Promise<void> {
  await inDatabase(process.env[SITE_DATABASE_URL], async (db) => {
    const inForce = newestOfEach(await effectiveTerms(db, '2999-12-31'))
    const by = { membershipNo, at: new Date(), address: null }
    const agreed = inForce.map(({ kind, version, sha256 }) => ({ kind, version, sha256, ...by }))
    await addAcceptances(db, agreed)
  })
}
