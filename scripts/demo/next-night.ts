// `npm run demo:night`: the demo's core system does what was ordered of it, and tells of it in its next night.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect, type Db } from '#database/core/connect.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { sealingWith } from '#database/core/sealed.ts'
import { recordImportAudit } from '#database/import/record-import-audit.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { releasedFiles } from '#database/queries/request/order.ts'
import { settings as settingsOf } from '#database/queries/site/setting.ts'
import { moved } from '#demo/core-system/office-days.ts'
import { readOrderFile } from '#demo/core-system/orders/order-file.ts'
import { writeSet } from '#demo/core-system/write-set.ts'
import { isDay } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { runImport } from '#imports/night/run.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { takeAnswers } from '#server/request-desk/orders/take-answers.ts'
import { readKnownSealingSecrets } from '#server/settings/known-key.ts'
import { readSettings } from '#server/settings/settings.ts'
import { openAsOwner } from '../database/owner-database.ts'
import { demoPlan } from './night.ts'

const BY = 'demo'
const USAGE = `npm run demo:night [-- --as-of YYYY-MM-DD]
  --as-of   the day the night tells of; without it the day after the published one, but not after today`

try {
  const { values } = parseArgs({ options: { 'as-of': { type: 'string' } } })
  const asked = values['as-of']
  if (asked !== undefined && !isDay(asked)) throw new OperatorError(`${asked} is no day\n${USAGE}`)
  const settings = readSettings(process.env)
  const database = await openAsOwner(settings)
  const { db, close } = connect(database.ownerUrl, 1)
  try {
    await nextNight(db, { ownerUrl: database.ownerUrl, dataDir: settings.dataDir, asked })
  } finally {
    await close()
    await database.close()
  }
} catch (error) {
  const { code = '' } = error as { code?: string }
  if (error instanceof OperatorError) console.error(error.message)
  else if (code.startsWith('ERR_PARSE_ARGS')) console.error(`${(error as Error).message}\n${USAGE}`)
  else console.error(error)
  process.exitCode = 1
}

interface Wanted {
  ownerUrl: string
  dataDir: string
  asked: string | undefined
}

async function nextNight(db: Db, { ownerUrl, dataDir, asked }: Wanted): Promise<void> {
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
    console.log(
      `The night of ${asOf}: ${outcome.state}. ${orders.length} orders in it, ${closed} answered now, ${problems} for an officer to look at.`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
