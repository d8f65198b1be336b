// How each guarantor of a loan that is behind stands with their letter.

import type { Db } from '#database/core/connect.ts'
import { type CaseGuarantor, caseGuarantors } from '#database/queries/guarantee-watch/guarantor.ts'
import { type LetterRow, lettersOf } from '#database/queries/guarantee-watch/letter.ts'
import { handedOn } from '#database/queries/guarantee-watch/task.ts'
import type { Day } from '#domain/calendar/day.ts'
import { type LetterNeed, letterNeed, notifiedOn } from '#domain/guarantee-watch/letter-plan.ts'
import { addressLine, isDeliverable } from '#domain/person/postal-address.ts'

export interface GuarantorNeed {
  guarantor: CaseGuarantor
  /** As in the register today. */
  address: string
  letters: LetterRow[]
  need: LetterNeed
  told_on: Day | null
}

/** In the officer's name: where people live is not everybody's to read. */
export async function guarantorNeeds(
  trx: Db,
  today: Day,
  onlyCase?: number,
): Promise<GuarantorNeed[]> {
  const guarantors = await caseGuarantors(trx, onlyCase)
  const caseIds = [...new Set(guarantors.map(({ case_id }) => case_id))]
  const byGuarantor = Map.groupBy(await lettersOf(trx, { caseIds }), keyOf)
  const handed = await handedOn(trx, caseIds)
  return guarantors.map((guarantor) => {
    const letters = byGuarantor.get(keyOf(guarantor)) ?? []
    const address = addressLine(guarantor)
    const standing = {
      default_on: guarantor.default_on,
      hasAddress: isDeliverable(guarantor),
      isMoved: letters.at(-1)?.address !== address,
      letters,
      handed_on: handed.get(keyOf(guarantor)) ?? null,
    }
    const need = letterNeed(standing, today)
    return { guarantor, address, letters, need, told_on: notifiedOn(standing) }
  })
}

export function keyOf(of: { case_id: number; membership_no: string }): string {
  return `${of.case_id} ${of.membership_no}`
}
