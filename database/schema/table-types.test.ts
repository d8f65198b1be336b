import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { testUrl } from '#tests/support/app/database.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { tableTypes } from './table-types.ts'

test('tables.generated.ts says what the migrated schema says (npm run tables writes it)', async () => {
  const database = `test_${process.env.VITEST_POOL_ID}`
  const client = new pg.Client({
    connectionString: testUrl(inject('postgresPort'), 'app_migrate', database),
  })
  await client.connect()
  const written = readFileSync(join(import.meta.dirname, '..', 'tables.generated.ts'), 'utf8')
  expect(written).toBe(await tableTypes(client))
  await client.end()
})
