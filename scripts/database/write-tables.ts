// Writes database/tables.generated.ts from the migrated schema of a PostgreSQL that is thrown away afterwards.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { tableTypes } from '#database/schema/table-types.ts'
import { startThrowAway, testUrl } from '#tests/support/app/database.ts'

const FILE = join(import.meta.dirname, '..', '..', 'database', 'tables.generated.ts')

const postgres = await startThrowAway()
try {
  await postgres.copy('schema')
  const client = new pg.Client({
    connectionString: testUrl(postgres.port, 'app_migrate', 'schema'),
  })
  await client.connect()
  writeFileSync(FILE, await tableTypes(client))
  await client.end()
} finally {
  await postgres.close()
}
