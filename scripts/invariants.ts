// `npm run invariants`: asks of what is published now everything that must be true of it.

import { newClient } from '#database/night/client.ts'
import { broken, INVARIANTS } from '#database/night/invariants.ts'
import { currentPublication } from '#database/night/publication.ts'
import { readSettings } from '#server/settings.ts'
import { openAsOwner } from './owner-database.ts'

const SHOWN = 20

const database = await openAsOwner(readSettings(process.env))
const client = newClient(database.ownerUrl)
try {
  await client.connect()
  const published = await currentPublication(client)
  if (!published) console.log('Nothing has been published yet.')
  else {
    for (const invariant of INVARIANTS) {
      const noSuspects = invariant.by.map(() => [])
      const rows = await broken(client, invariant, published.runId, noSuspects, SHOWN)
      console.log(`${rows.length === 0 ? 'holds ' : 'BROKEN'} ${invariant.name}`)
      for (const { line, value } of rows)
        console.log(`       ${invariant.set} line ${line}: ${value}`)
      if (rows.length > 0) process.exitCode = 1
    }
  }
} finally {
  await client.end()
  await database.close()
}
