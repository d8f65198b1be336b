// `npm run invariants`: asks of what is published now everything that must be true of it.

import { askEveryCheck } from '#database/import/checks/all-checks.ts'
import { newClient } from '#database/import/client.ts'
import { fileTotalsOf } from '#database/import/import-run.ts'
import { currentPublication } from '#database/import/publication.ts'
import { REPORT_STATES } from '#domain/import/control-report.ts'
import { whyUnproved } from '#domain/import/why-unproved.ts'
import { readSettings } from '#server/settings/settings.ts'
import { openAsOwner } from './owner-database.ts'

const SHOWN = 20

const database = await openAsOwner(readSettings(process.env))
const client = newClient(database.ownerUrl)
try {
  await client.connect()
  const published = await currentPublication(client)
  if (!published) console.log('Nothing has been published yet.')
  else {
    const files = await fileTotalsOf(client, published.runId)
    const answers = await askEveryCheck(client, published, (set) => files.has(set), SHOWN)
    for (const { check, state, found } of answers) {
      console.log(`${REPORT_STATES[state]}: ${check.title} (${check.name})`)
      if (state === 'unproved') console.log(`    ${whyUnproved(check, (set) => files.has(set))}`)
      for (const { line, value, detail } of found)
        console.log(
          `    ${check.set} บรรทัด ${line ?? '–'}: ${[value, detail].filter(Boolean).join(', ')}`,
        )
      if (state === 'broken') process.exitCode = 1
    }
  }
} finally {
  await client.end()
  await database.close()
}
