import type { Db } from '#database/core/connect.ts'
import { settings } from '#database/queries/site/setting.ts'
import type { SigningLevel } from '#domain/signing/levels.ts'
import { neededLevel, type SigningKind } from '#domain/signing/signing-kinds.ts'
import { integerIn } from '#domain/site/rule-settings.ts'

const AMOUNT_MAX = 1_000_000_000_00

/** What the cooperative asks for, by kind and amount. */
export async function requiredLevel(
  db: Db,
  kind: SigningKind,
  amount: number | undefined,
): Promise<SigningLevel> {
  const values = await settings(db)
  const level = values[`signing_level_${kind}`]
  const passkeyFrom = integerIn(values.signing_passkey_from, 0, AMOUNT_MAX)
  return neededLevel(kind, { level, passkeyFrom }, amount)
}
