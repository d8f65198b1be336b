// Gives a new demo site a night, by the same road as a real one: the demo core system writes its files, and
// the import loads them.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sealingWith } from '#database/core/sealed.ts'
import { newClient } from '#database/import/client.ts'
import { currentPublication } from '#database/import/publication.ts'
import { closedOn, type Plan } from '#demo/core-system/plan.ts'
import { writeSet } from '#demo/core-system/write-set.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { runImport } from '#imports/night/run.ts'
import { readSealingSecrets } from '#server/settings/secrets.ts'
import type { Settings } from '#server/settings/settings.ts'

const DAY_MS = 24 * 60 * 60 * 1000
// Small enough that nobody waits for it, old enough for three years' statements.
const SIZE = { members: 150, months: 36, units: 6, seed: 1, billsNext: true }
/** The month that the public pages tell of: whenever a night is made, it is of this cooperative. */
const ANCHOR = '2026-10-31'

/** The demo as tests know it, on a day of its own. */
export const DEMO_PLAN: Plan = { ...SIZE, asOf: ANCHOR, anchor: ANCHOR }

/** The demo as of the evening before it is opened, as every night's files are; or of a month's end. */
export function demoPlan(now: Date, monthEnd = ''): Plan {
  const asOf = monthEnd || bangkokDate(new Date(now.getTime() - DAY_MS))
  const plan = { ...SIZE, asOf }
  return closedOn(plan) < ANCHOR ? plan : { ...plan, anchor: ANCHOR }
}

export async function loadDemoNight(
  ownerUrl: string,
  settings: Settings,
  now = new Date(),
): Promise<void> {
  if (settings.mode === 'production' || (await isPublished(ownerUrl))) return
  const folder = mkdtempSync(join(tmpdir(), 'coop-demo-'))
  try {
    await writeSet(demoPlan(now, settings.demoAsOf), folder, 'utf-8')
    const outcome = await runImport(folder, {
      databaseUrl: ownerUrl,
      sealing: sealingWith(...readSealingSecrets(settings.dataDir)),
      startedBy: 'demo',
      tell: async () => undefined, // a demo is not written down
      dryRun: false,
      accept: undefined,
      hold: false,
      onProgress: () => undefined,
    })
    if (outcome.state === 'refused')
      throw new Error(JSON.stringify([...outcome.problems, ...outcome.warnings].slice(0, 3)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function isPublished(ownerUrl: string): Promise<boolean> {
  const client = newClient(ownerUrl)
  await client.connect()
  try {
    return (await currentPublication(client)) !== undefined
  } finally {
    await client.end()
  }
}
