// Gives a new demo site a night, by the same road as a real one: the demo core system writes its files, and
// the import loads them.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newClient } from '#database/night/client.ts'
import { currentPublication } from '#database/night/publication.ts'
import { sealingWith } from '#database/sealed.ts'
import type { Plan } from '#demo/core-system/plan.ts'
import { writeSet } from '#demo/core-system/write-set.ts'
import { monthEndOf, monthNumber } from '#domain/month-end.ts'
import { bangkokDate } from '#domain/thai-date.ts'
import { runImport } from '#imports/night/run.ts'
import { readSealingSecret } from '#server/secrets.ts'
import type { Settings } from '#server/settings.ts'

const DAY_MS = 24 * 60 * 60 * 1000
// Small enough that nobody waits for it, old enough for three years' statements.
const SIZE = { members: 150, months: 36, units: 6, seed: 1, billsNext: true }

/** The demo as tests know it, on a day of its own. */
export const DEMO_PLAN: Plan = { ...SIZE, asOf: '2026-10-31' }

/** By this day of a month the money of the month before has come in, and the month's own bills are out. */
export const BILLED_BY = 10

/** The demo as of the evening before it is opened, as every night's files are; or of a month's end. */
export function demoPlan(now: Date, monthEnd = ''): Plan {
  if (monthEnd) return { ...SIZE, asOf: monthEnd }
  const asOf = bangkokDate(new Date(now.getTime() - DAY_MS))
  const months = Number(asOf.slice(8)) < BILLED_BY ? 2 : 1
  return { ...SIZE, asOf, closedOn: monthEndOf(monthNumber(asOf) - months) }
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
      sealing: sealingWith(readSealingSecret(settings.dataDir)),
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
