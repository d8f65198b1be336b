import type { Db } from '#database/core/connect.ts'
import type { sealingWith } from '#database/core/sealed.ts'
import { sealingFingerprint } from '#database/queries/identity/key-fingerprint.ts'
import { fingerprintOf, secretOf } from './known-key.ts'

/** Seals with the key that the database names, from when it is asked; answers the fingerprints of those held, that one first. */
export function followKeyInForce(
  db: Db,
  held: string[],
  sealing: Pick<ReturnType<typeof sealingWith>, 'sealWith'>,
): () => Promise<string[]> {
  return async () => {
    const known = await sealingFingerprint(db)
    const inForce = known && secretOf(held, known)
    if (inForce) sealing.sealWith(inForce)
    // One that was not even held is not among them: whoever changes the key sees that.
    return [...held]
      .sort((one, other) => Number(other === inForce) - Number(one === inForce))
      .map((secret) => fingerprintOf(secret).toString('hex'))
  }
}
