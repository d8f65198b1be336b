import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnchoredHead, anchorLine, readAnchor } from '#domain/audit/audit-anchor.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { givenNightDatabase, type NightDatabase } from '#tests/support/night/night.ts'
import { auditHead, compareWithAnchor } from '../queries/audit/audit-anchor.ts'
import { appendAudit, verifyAudit } from './audit.ts'
import { asDb, type Connection, connect, type Db } from './connect.ts'

const KEY = auditKeyFrom('a secret that the database never learns')
const EVENTS = 6

let database: NightDatabase
let connection: Connection
let owner: pg.Client

// A database of its own: what is tampered with must be committed first, by its owner and past the trap.
beforeAll(async () => {
  database = await givenNightDatabase('audit_chain')
  connection = connect(database.app, 4)
  owner = new pg.Client({ connectionString: database.owner })
  await owner.connect()
  for (let at = 1; at <= EVENTS; at++) {
    await appendAudit(connection.db, KEY, {
      actor: 'member:000001',
      action: 'member.login',
      subjectNo: '000001',
      outcome: at % 2 ? 'done' : 'refused',
      detail: { device: `เครื่อง ${at}` },
      address: '127.0.0.1',
      requestId: `r-${at}`,
    })
  }
})
afterAll(async () => {
  await owner.end()
  await connection.close()
})

/** Does it as the owner with the trap taken away, asks, and puts everything back. */
async function after<T>(tampering: string, ask: (trx: Db) => Promise<T>): Promise<T> {
  const tampered = connect(database.owner, 1)
  try {
    const trx = await tampered.db.startTransaction().execute()
    try {
      await sql.raw('alter table audit_event disable trigger audit_stands').execute(trx)
      for (const step of tampering.split(';')) await sql.raw(step).execute(trx)
      return await ask(asDb(trx))
    } finally {
      await trx.rollback().execute()
    }
  } finally {
    await tampered.close()
  }
}

function brokenBy(tampering: string): Promise<number | undefined> {
  return after(tampering, async (trx) => (await verifyAudit(trx, KEY)).brokenAt)
}

/** The line as somebody kept it, when the chain was as long as it is now. */
async function keptNow() {
  const head = await auditHead(connection.db)
  return readAnchor(head ? anchorLine(head) : '') as AnchoredHead
}

test('SEC-59 a chain that nobody touched stands', async () => {
  expect(await verifyAudit(connection.db, KEY)).toEqual({ events: EVENTS, brokenAt: undefined })
})

// biome-ignore format: a table reads in columns
test.each([
  ['at',         `at + interval '1 microsecond'`],
  ['actor',      `'member:000002'`],
  ['act_staff',  `'admin'`],
  ['action',     `'member.logout'`],
  ['subject_no', `'000002'`],
  ['outcome',    `case outcome when 'done' then 'refused' else 'done' end`],
  ['detail',     `detail || '{"device": "อีกเครื่อง"}'`],
  ['address',    `'10.0.0.1'`],
  ['request_id', `'r-99'`],
  ['prev',       `sha256(prev)`],
  ['hash',       `sha256(hash)`],
])('SEC-59 a changed %s names its row', async (column, value) => {
  expect(await brokenBy(`update audit_event set ${column} = ${value} where seq = 4`)).toBe(4)
})

// biome-ignore format: a table reads in columns
test.each([
  ['a row taken out',                `delete from audit_event where seq = 3`, 3],
  ['the first row taken out',        `delete from audit_event where seq = 1`, 1],
  ['the end cut off',                `delete from audit_event where seq >= 5`, 5],
  ['the end cut off, and its place', `delete from audit_event where seq = 6; update audit_head set seq = 5`, 5],
  ['two rows swapped',               `update audit_event set seq = -2 where seq = 2;
                                      update audit_event set seq = 2 where seq = 5;
                                      update audit_event set seq = 5 where seq = -2`, 2],
  ['everything taken out',           `delete from audit_event`, 1],
  ['a row put in after the end',     `insert into audit_event select 7, at, actor, act_staff, action, subject_no, outcome,
                                      detail, address, request_id, hash, hash from audit_event where seq = 6`, 7],
])('SEC-59 %s is seen, and named', async (_, tampering, row) => {
  expect(await brokenBy(tampering)).toBe(row)
})

test('SEC-59 whoever has the database but not the key cannot write a chain that stands', async () => {
  const other = auditKeyFrom('a secret somebody guessed at random')
  expect((await verifyAudit(connection.db, other)).brokenAt).toBe(1)
})

// biome-ignore format: a table reads in columns
test.each([
  ['written anew from the first event on', `delete from audit_event; update audit_head set seq = 0, hash = decode(repeat('00', 32), 'hex')`, EVENTS, 'another'],
  ['cut, and its place with it',           `delete from audit_event where seq >= 5; update audit_head set seq = 4, hash = (select hash from audit_event where seq = 4)`, 1, 'shorter'],
  ['only lengthened since',                'select 1', 3, 'same'],
] as const)('SEC-59 whoever has the key too makes a chain that stands; of one %s a kept line says so', async (_, tampering, told, verdict) => {
  const kept = await keptNow()
  const outcome = await after(tampering, async (trx) => {
    for (let at = 1; at <= told; at++)
      await appendAudit(trx, KEY, { actor: 'system', action: 'member.login', outcome: 'done' })
    return { ...(await verifyAudit(trx, KEY)), chain: await compareWithAnchor(trx, kept) }
  })
  expect(outcome).toMatchObject({ brokenAt: undefined, chain: verdict })
})

test('SEC-59 neither the server nor the owner changes what was told', async () => {
  for (const change of [
    `update audit_event set actor = 'system'`,
    'delete from audit_event',
    'truncate audit_event',
  ]) {
    await expect(connection.pool.query(change)).rejects.toThrow('permission denied')
    await expect(owner.query(change)).rejects.toThrow('audit events are never changed')
  }
})

test('what members agreed to is only ever added to, whoever asks', async () => {
  for (const table of ['terms_acceptance', 'consent_event']) {
    await expect(owner.query(`delete from ${table}`)).rejects.toThrow('is only ever added to')
  }
  for (const change of [`update terms_version set title = ''`, 'truncate terms_version cascade'])
    await expect(owner.query(change)).rejects.toThrow('is only ever added to')
})

test('SEC-59 a chain that grows while it is looked at is not called broken', async () => {
  const { db } = connection
  const growing = Array.from({ length: 20 }, () =>
    appendAudit(db, KEY, { actor: 'system', action: 'member.login', outcome: 'done' }),
  )
  const verdicts = await Promise.all(Array.from({ length: 5 }, () => verifyAudit(db, KEY)))
  await Promise.all(growing)

  expect(verdicts.map(({ brokenAt }) => brokenAt)).toEqual(Array(5).fill(undefined))
})
