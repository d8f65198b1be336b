import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import { forgetOldSets, removeForgottenFolders } from '#server/imports/import-sets.ts'
import { buildTestApp, expect, test as plain } from '#tests/support/app/test.ts'
import { givenOfficer } from '#tests/support/given/session.ts'
import { givenFolder } from '#tests/support/night/night.ts'

interface Office {
  dataDir: string
  office: FastifyInstance
}

const test = plain.extend<Office>({
  dataDir: async ({ db: _db }, use) => use(givenFolder()),
  office: async ({ db, dataDir }, use) => {
    const app = await buildTestApp(db, [], undefined, undefined, { dataDir, commandEnv: {} })
    await use(app)
    await app.close()
  },
})

async function givenImporter(app: FastifyInstance, db: Db, role: StaffRole = 'importer') {
  const { token } = await givenOfficer(db, { login: role, roles: [role] })
  const authorization = `Bearer ${token}`
  const act = (path: string, payload: object = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/admin/imports/sets${path}`,
      headers: { authorization },
      payload,
    })
  return {
    act,
    set: (await act('')).json().data?.set as string,
    ask: (set: string) =>
      app.inject({ url: `/api/admin/imports/sets/${set}`, headers: { authorization } }),
    send: (set: string, name: string, bytes: Buffer | string, at = 0) =>
      app.inject({
        method: 'POST',
        url: `/api/admin/imports/sets/${set}/pieces?name=${encodeURIComponent(name)}&at=${at}`,
        headers: { authorization, 'content-type': 'application/octet-stream' },
        payload: bytes,
      }),
  }
}

test('names that are no name of a set are refused, and nothing is written', async ({
  office,
  db,
  dataDir,
}) => {
  const { set, send, act } = await givenImporter(office, db)
  // biome-ignore format: one list
  for (const name of ['../unit.csv', 'a/b.csv', '..\\x.csv', 'unit.exe', '.csv', 'a\u0000.zip', 'C:x.zip', '../x.zip'])
    expect((await send(set, name, 'x')).statusCode, name).toBe(400)
  expect(existsSync(join(dataDir, 'imports', set))).toBe(false)
  expect((await act(`/${set}/run`, { when_good: 'hold' })).statusCode).toBe(400)
})

test('a piece has its place and its size; half a piece leaves nothing behind', async ({
  office,
  db,
  dataDir,
}) => {
  const { set, send, act } = await givenImporter(office, db)
  expect((await send(set, 'unit.csv', 'abc')).json().data.bytes).toBe(3)
  expect((await send(set, 'unit.csv', 'def', 9)).statusCode).toBe(409)
  expect((await send(set, 'unit.csv', 'def', 3)).json().data.bytes).toBe(6)
  expect((await send(set, 'unit.csv', 'def', 3)).json().data.bytes).toBe(6) // sent twice
  expect((await send(set, 'unit.csv', Buffer.alloc(1024 * 1024 + 1), 6)).statusCode).toBe(400)
  expect(readFileSync(join(dataDir, 'imports', set, 'unit.csv'), 'utf8')).toBe('abcdef')

  await send(set, 'night.zip', 'PK')
  const both = await act(`/${set}/run`, { when_good: 'hold' })
  expect(both.json().error).toContain('zip ต้องมาไฟล์เดียว')
  const removed = await act(`/${set}/remove`, { name: 'night.zip' })
  expect(removed.json().data.files).toEqual([{ name: 'unit.csv', bytes: 6 }])
})

test('nobody touches the set of another, and only importers have one', async ({ office, db }) => {
  const { set, ask, act } = await givenImporter(office, db)
  const other = await givenImporter(office, db, 'administrator')
  expect((await other.send(set, 'unit.csv', 'x')).statusCode).toBe(404)
  expect((await other.ask(set)).statusCode).toBe(404)
  for (const role of ['approver', 'auditor', 'editor'] as const)
    expect((await (await givenImporter(office, db, role)).act('')).statusCode, role).toBe(403)
  expect((await act(`/${set}/forget`)).statusCode).toBe(200)
  expect((await ask(set)).statusCode).toBe(404)
})

test('what nobody used within a day goes, files and all', async ({ office, db, dataDir }) => {
  const { set, send, ask } = await givenImporter(office, db)
  await send(set, 'unit.csv', 'x')

  await forgetOldSets(db, dataDir, new Date())
  expect((await ask(set)).statusCode).toBe(200)
  await forgetOldSets(db, dataDir, new Date(Date.now() + 25 * 60 * 60 * 1_000))
  expect((await ask(set)).statusCode).toBe(404)
  expect(existsSync(join(dataDir, 'imports', set))).toBe(false)
})

test('what was sent to this machine goes from its disk though another machine forgot the set', async ({
  office,
  db,
  dataDir,
}) => {
  const { set, send } = await givenImporter(office, db)
  await send(set, 'unit.csv', 'x')
  const folder = join(dataDir, 'imports', set)
  await forgetOldSets(db, 'of another machine', new Date(Date.now() + 25 * 60 * 60 * 1_000))
  expect(existsSync(folder)).toBe(true)

  await removeForgottenFolders(dataDir, new Date())
  expect(existsSync(folder)).toBe(true)
  await removeForgottenFolders(dataDir, new Date(Date.now() + 49 * 60 * 60 * 1_000))
  expect(existsSync(folder)).toBe(false)
})
