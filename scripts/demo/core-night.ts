// The next night of the demo's core system, with everything that was ever ordered of it, published as any other.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#database/core/connect.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { sealingWith } from '#database/core/sealed.ts'
import { recordImportAudit } from '#database/import/record-import-audit.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { releasedFiles } from '#database/queries/request/order.ts'
import { settings as settingsOf } from '#database/queries/site/setting.ts'
import { moved } from '#demo/core-system/office-days.ts'
import { readOrderFile } from '#demo/core-system/orders/order-file.ts'
import { writeSet } from '#demo/core-system/write-set.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { runImport } from '#imports/night/run.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { takeAnswers } from '#server/request-desk/orders/take-answers.ts'
import { readKnownSealingSecrets } from '#server/settings/known-key.ts'
import { demoPlan } from './night.ts'

const BY = 'demo'

interface Wanted {
  ownerUrl: string
  dataDir: string
  /** The day it tells of; without it the day after the published one, but not after today. */
  asked: string | undefined
}

/** What became of it, in a sentence. */
export async function publishNextNight(
  db: Db,
  { ownerUrl, dataDir, asked }: Wanted,
): Promise<string> {
  const { holds_demo } = await settingsOf(db)
  const published = await publicationNow(db)
  if (!holds_demo || !published)
    throw new OperatorError('There is no demo here: npm start loads one where there is nothing.')
  const today = bangkokDate(new Date())
  const following = moved(published.as_of, 1)
  const asOf = asked ?? [following, today].sort()[0] ?? today
  if (asOf < published.as_of)
    throw new OperatorError(`The night of ${published.as_of} is published; ${asOf} is before it.`)
  const secrets = await readKnownSealingSecrets(db, dataDir)
  const audit = auditKeyFrom(...secrets)
  const sealing = sealingWith(...secrets)
  const files = await releasedFiles(db, sealing, { loadedBy: BY })
  const orders = files.flatMap(({ bytes, firstNight }) =>
    readOrderFile(bytes).map((order) => ({ ...order, arrivedOn: firstNight ?? asOf })),
  )
  const folder = mkdtempSync(join(tmpdir(), 'coop-demo-'))
  try {
    await writeSet({ ...demoPlan(new Date(), asOf), orders }, folder, 'utf-8')
    const outcome = await runImport(folder, {
      databaseUrl: ownerUrl,
      sealing,
      name: `demo ${asOf}`,
      startedBy: BY,
      tell: (client, action, run) =>
        recordImportAudit(client, audit, {
          actor: 'system',
          action,
          outcome: 'done',
          detail: { run, by: BY },
        }),
      dryRun: false,
      // Months may pass between one night of a demo and the next.
      accept: { reason: 'ข้อมูลสาธิต' },
      // A demo may look ahead, to see what its next bills would say.
      today: [asOf, today].sort()[1],
      hold: false,
      onProgress: () => undefined,
    })
    if (outcome.state === 'refused')
      throw new OperatorError(
        JSON.stringify([...outcome.problems, ...outcome.warnings].slice(0, 3)),
      )
    const { closed, problems } = await takeAnswers({ db, sealing, audit })
    return `The night of ${asOf}: ${outcome.state}. ${orders.length} orders in it, ${closed} answered now, ${problems} for an officer to look at.`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
