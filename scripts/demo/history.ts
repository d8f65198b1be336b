// A new demo's months gone by, so that the charts of the morning page show something: old nights of its core system are read once, while the
// site is already up, and nothing of them is published.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#database/core/connect.ts'
import type { OpenDatabase } from '#database/core/open.ts'
import { type Sealing, sealingWith } from '#database/core/sealed.ts'
import { newClient } from '#database/import/client.ts'
import { forgetContracts } from '#database/import/write-metrics.ts'
import { setSetting, settings as settingsOf } from '#database/queries/site/setting.ts'
import { writeSet } from '#demo/core-system/write-set.ts'
import { daysLater, monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { runImport } from '#imports/night/run.ts'
import { readKnownSealingSecrets } from '#server/settings/known-key.ts'
import type { Settings } from '#server/settings/settings.ts'
import { demoPlan } from './night.ts'

const HOLDS_HISTORY = 'holds_demo_history'
const MONTHS = 12
/** By then a month is due, and what did not come is seen. */
const DAY_OF_MONTH = 15

/** Whatever becomes of it, the site stays up. */
export async function loadDemoHistory(
  site: Settings,
  { url, ownerUrl }: Pick<OpenDatabase, 'url' | 'ownerUrl'>,
  leaving: AbortSignal,
): Promise<void> {
  if (site.mode !== 'demo' || site.demoAsOf || leaving.aborted) return
  const { db, close } = connect(url, 1)
  try {
    const { holds_demo, [HOLDS_HISTORY]: hasIt } = await settingsOf(db)
    if (!holds_demo || hasIt) return
    await setSetting(db, HOLDS_HISTORY, 'true')
    const sealing = sealingWith(...(await readKnownSealingSecrets(db, site.dataDir)))
    const thisMonth = monthNumber(bangkokDate(new Date()))
    for (let month = thisMonth - MONTHS; month < thisMonth; month++) {
      if (leaving.aborted) throw new Error('stopped')
      await readOldNight({ ownerUrl, sealing }, month)
    }
  } catch (error) {
    console.error(
      'The demo has not all of its months gone by:',
      leaving.aborted ? 'it was stopped before' : error,
    )
  } finally {
    await close()
  }
}

/** People and contracts are drawn anew for each month's end, so under the same numbers others are told of: only what they amount to is kept. */
export async function readOldNight(
  { ownerUrl, sealing }: { ownerUrl: string; sealing: Sealing },
  month: number,
): Promise<void> {
  const asOf = daysLater(monthEndOf(month - 1), DAY_OF_MONTH)
  const folder = mkdtempSync(join(tmpdir(), 'coop-demo-'))
  try {
    await writeSet(demoPlan(new Date(), asOf), folder, 'utf-8')
    const outcome = await runImport(folder, {
      databaseUrl: ownerUrl,
      sealing,
      name: `demo ${asOf}`,
      startedBy: 'demo',
      tell: async () => undefined, // a demo is not written down
      dryRun: true,
      history: true,
      accept: { reason: 'ข้อมูลสาธิต' },
      hold: false,
      onProgress: () => undefined,
    })
    if (outcome.state === 'checked') await forgetContractsOf(ownerUrl, outcome.runId)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function forgetContractsOf(ownerUrl: string, runId: number): Promise<void> {
  const client = newClient(ownerUrl)
  await client.connect()
  try {
    await forgetContracts(client, runId)
  } finally {
    await client.end()
  }
}
