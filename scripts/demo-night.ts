// Gives a new demo site a night, by the same road as a real one: the demo core system writes its files, and
// the import loads them.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newClient } from '#database/night/client.ts'
import { currentPublication } from '#database/night/publication.ts'
import { sealingWith } from '#database/sealed.ts'
import { writeSet } from '#demo/core-system/write-set.ts'
import { runImport } from '#imports/night/run.ts'
import { readSealingSecret } from '#server/secrets.ts'
import type { Settings } from '#server/settings.ts'

// Small enough that nobody waits for it, old enough for three years' statements.
export const DEMO_PLAN = {
  members: 150,
  months: 36,
  units: 6,
  seed: 1,
  asOf: '2026-10-31',
  billsNext: true,
}

export async function loadDemoNight(ownerUrl: string, settings: Settings): Promise<void> {
  if (settings.mode === 'production' || (await isPublished(ownerUrl))) return
  const folder = mkdtempSync(join(tmpdir(), 'coop-demo-'))
  try {
    await writeSet(DEMO_PLAN, folder, 'utf-8')
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
    if (outcome.state === 'refused') throw new Error(JSON.stringify(outcome.problems.slice(0, 3)))
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
