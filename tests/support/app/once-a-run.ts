// What takes long to make and is the same for all tests of a run: the worker that wants it first makes it.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import pg from 'pg'
import { inject } from 'vitest'
import { nightFolders, testUrl } from './database.ts'

/** As the superuser, while nobody else of the run makes the thing of this name. */
export async function aloneInRun<T>(
  name: string,
  work: (superuser: pg.Client) => Promise<T>,
): Promise<T> {
  return asSuperuser(async (superuser) => {
    await superuser.query('select pg_advisory_lock(hashtext($1))', [name])
    return work(superuser)
  })
}

export async function asSuperuser<T>(work: (superuser: pg.Client) => Promise<T>): Promise<T> {
  const url = testUrl(inject('postgresPort'), 'postgres', 'postgres')
  const superuser = new pg.Client({ connectionString: url })
  await superuser.connect()
  try {
    return await work(superuser)
  } finally {
    await superuser.end()
  }
}

export function onceARun<T>(name: string, make: () => Promise<T>): Promise<T> {
  return aloneInRun(name, async () => {
    const folder = nightFolders(inject('postgresPort'))
    const file = join(folder, `${name}.made`)
    if (existsSync(file)) return deserialize(readFileSync(file))
    const made = await make()
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${file}.part`, serialize(made))
    renameSync(`${file}.part`, file)
    return made
  })
}
