import { givenSharedConnection } from '#tests/support/app/shared-connection.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { openOutsideDatabase } from './open.ts'
import { poolerFault, requireSessions, WrongPooler } from './pooler.ts'

test('a pooler that gives each transaction another connection is found out before anything is done', async ({
  databaseUrl,
}) => {
  const ownerUrl = databaseUrl.replace('app_rw', 'app_migrate')
  await requireSessions(databaseUrl)
  const refused = [
    requireSessions,
    (url: string) => openOutsideDatabase({ url, migrateUrl: ownerUrl }),
  ]
  for (const open of refused) {
    const pooler = await givenSharedConnection(databaseUrl)
    const error = await Promise.resolve(open(pooler.url)).then(
      () => undefined,
      (said) => said,
    )
    pooler.close()
    expect(error).toBeInstanceOf(WrongPooler)
    expect(error.message).toContain('pool_mode = session')
  }
})

// biome-ignore format: a table reads in columns
test.each([
  ['42P05', 'prepared statement "x" already exists',              'pool_mode = session'],
  ['08P01', 'transaction blocks not allowed in statement pooling mode', 'pool_mode = session'],
  ['08P01', 'unsupported startup parameter: options',             'sign in as app_rw itself'],
])('what a pooler says as %s %s becomes a sentence with what to do', (code, message, sentence) => {
  expect(poolerFault(Object.assign(new Error(message), { code }))).toContain(sentence)
})

test('any other error is none of a pooler’s', () => {
  expect(poolerFault(new Error('the disk is full'))).toBeUndefined()
})
