import type { GianFeed } from '#contract/member/gian.ts'
import { beneficiariesOf } from '#database/queries/member/beneficiary.ts'
import type { Reading } from './member-feed.ts'

export async function readGian({ night, membershipNo }: Reading): Promise<Omit<GianFeed, 'as_of'>> {
  const beneficiaries = await night(beneficiariesOf, membershipNo)
  return {
    beneficiaries,
    total_ppm: beneficiaries.reduce((sum, { share_ppm }) => sum + share_ppm, 0),
    last_noted_on:
      beneficiaries
        .map(({ noted_on }) => noted_on)
        .sort()
        .at(-1) ?? null,
  }
}
