// What a process takes back of its own priority it may not get again, so each try is made in a process of its own.

import { execFile } from 'node:child_process'
import { getPriority } from 'node:os'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { test } from '#tests/support/app/test.ts'

const TRY = `
  import { getPriority } from 'node:os'
  import { newClient } from '#database/import/client.ts'
  import { giveWay } from '#database/import/give-way.ts'
  const client = newClient(process.env.URL_OF_TEST)
  await client.connect()
  const backend = client.processID
  if (process.env.ANOTHER) client.processID = Number(process.env.ANOTHER)
  giveWay([client])
  console.log(JSON.stringify({ own: getPriority(), backend: getPriority(backend) }))
  await client.end()
`

async function tryIn(databaseUrl: string, another = '') {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', TRY],
    { env: { ...process.env, URL_OF_TEST: databaseUrl, ANOTHER: another } },
  )
  return JSON.parse(stdout)
}

test.runIf(process.platform === 'linux')(
  'an import and PostgreSQL’s process for it give way to whoever reads; no other process is slowed down',
  async ({ databaseUrl }) => {
    const usual = getPriority()
    expect(await tryIn(databaseUrl)).toEqual({ own: Math.max(10, usual), backend: 10 })
    // The number of a process on another machine may be one of ours: here it is the test's own.
    expect(await tryIn(databaseUrl, String(process.pid))).toMatchObject({ backend: usual })
    expect(getPriority()).toBe(usual)
  },
)
