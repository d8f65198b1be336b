// Members of the demo's night who have signed in and agreed to the terms.

import { connect, type Db } from '#database/core/connect.ts'
import { addAcceptances, effectiveTerms, newestOfEach } from '#database/queries/site/terms.ts'
import { personOf } from '#demo/core-system/member/person.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { DEMO_PLAN, loadDemoNight } from '#scripts/demo/night.ts'
import { readSettings } from '#server/settings/settings.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import type { ThrowawaySite } from '../process/throwaway-site.ts'

/** The tokens of so many members. */
export async function signInMembers(
  site: ThrowawaySite,
  count: number,
  from?: number,
): Promise<string[]> {
  await loadDemoNight(
    site.ownerUrl,
    readSettings({ DATA_DIR: site.folder, DEMO_AS_OF: DEMO_PLAN.asOf }),
  )
  const numbers = numbersOf(count, from)
  const { db, close } = connect(site.databaseUrl, 2)
  try {
    await agree(db, numbers)
    return await tokensOf(db, numbers)
  } finally {
    await close()
  }
}

/** Of so many members; the demo's first four agreed when it was made. */
export function numbersOf(count: number, from = 4): string[] {
  return Array.from({ length: DEMO_PLAN.members }, (_, at) => personOf(DEMO_PLAN, at))
    .filter(({ endedOn }) => !endedOn)
    .map(({ no }) => String(no))
    .slice(from, from + count)
}

export async function tokensOf(db: Db, numbers: string[]): Promise<string[]> {
  const tokens: string[] = []
  for (const number of numbers) tokens.push((await issueMemberSession(db, number, 'other')).token)
  return tokens
}

export async function agree(db: Db, numbers: string[]): Promise<void> {
  const at = new Date()
  const inForce = newestOfEach(await effectiveTerms(db, bangkokDate(at)))
  const acceptances = numbers.flatMap((membershipNo) =>
    inForce.map(({ kind, version, sha256 }) => ({
      ...{ membershipNo, kind, version, sha256, at, address: null },
    })),
  )
  await addAcceptances(db, acceptances)
}
