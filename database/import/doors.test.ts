import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, connect } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { DATA_SETS } from '#domain/import/data-sets.ts'
import { givenNight, type NightDatabase } from '#tests/support/night/night.ts'

let database: NightDatabase
let connection: Connection
beforeAll(async () => {
  ;({ database } = await givenNight('night_doors', { members: 30, units: 4 }))
  connection = connect(database.app, 2)
})
afterAll(() => connection.close())

test('SEC-26 everybody reads their own and nobody else’s, in every table', async () => {
  const { db } = connection

  for (const { name, columns } of DATA_SETS) {
    const view = name as 'loan'
    const owned = columns.some((column) => column.name === 'membership_no')
    if (owned) {
      const rows = await readAs(db, { member: '000002' }, (trx) =>
        trx.selectFrom(view).selectAll().execute(),
      )
      expect(new Set(rows.map((row) => row.membership_no))).toEqual(
        new Set(rows.length > 0 ? ['000002'] : []),
      )
      expect(
        await readAs(db, { member: '999999' }, (trx) => trx.selectFrom(view).selectAll().execute()),
      ).toEqual([])
    }
    const staff = await readAs(db, { staff: 'admin' }, (trx) =>
      trx.selectFrom(view).selectAll().execute(),
    )
    const [{ count } = { count: 0 }] = await database.query<{ count: number }>(
      `select count(*)::integer as count from ${name}`,
    )
    expect(staff.length).toBe(count)
  }
})

test('a unit reads its own people and its own months, and no money of theirs beyond it', async () => {
  const { db } = connection
  await readAs(db, { unit: '00010001' }, async (trx) => {
    const slips = await trx.selectFrom('collection_slip').selectAll().execute()
    const people = await trx.selectFrom('member_detail').selectAll().execute()
    const totals = await trx.selectFrom('collection_unit').selectAll().execute()

    expect(slips.length).toBeGreaterThan(10)
    for (const rows of [slips, people, totals]) {
      expect(new Set(rows.map(({ unit_no }) => unit_no))).toEqual(new Set(['00010001']))
    }
    for (const view of ['share', 'loan', 'deposit_account', 'dividend', 'beneficiary'] as const) {
      expect(await trx.selectFrom(view).selectAll().execute()).toEqual([])
    }
  })
})

test('a guarantee is seen by the borrower and by the guarantor', async () => {
  const [row] = await database.query<{
    borrower_no: string
    guarantor_no: string
    loan_no: string
  }>(
    'select borrower_no, guarantor_no, loan_no from guarantee where guarantor_no is not null limit 1',
  )
  const { borrower_no = '', guarantor_no = '', loan_no = '' } = row ?? {}
  for (const member of [borrower_no, guarantor_no]) {
    const seen = await readAs(connection.db, { member }, (trx) =>
      trx.selectFrom('guarantee').select('loan_no').execute(),
    )
    expect(seen).toContainEqual({ loan_no })
  }
})

test('SEC-26 whoever has not said who they are gets an error, also after somebody else on the connection', async () => {
  const { db } = connection
  await readAs(db, { member: '000001' }, (trx) => trx.selectFrom('share').selectAll().execute())

  await expect(db.selectFrom('share').selectAll().execute()).rejects.toThrow(
    'app.reader is not set',
  )
  await expect(sql`select * from night.loan`.execute(db)).rejects.toThrow('app.reader is not set')
})

test('SEC-26 the server can neither change a night nor reach a partition past its door', async () => {
  const { db } = connection
  const [{ run_id } = { run_id: 0 }] = await database.query<{ run_id: number }>(
    'select run_id from publication',
  )

  await expect(sql.raw(`select * from night.share_${run_id}`).execute(db)).rejects.toThrow(
    'permission denied',
  )
  await expect(sql`update publication set run_id = run_id`.execute(db)).rejects.toThrow(
    'permission denied',
  )
  await expect(sql`delete from night.share`.execute(db)).rejects.toThrow('permission denied')
})

test('whoever reads as somebody can write nothing, whatever they were going to', async () => {
  const writing = readAs(connection.db, { member: '000001' }, (trx) =>
    trx.updateTable('member').set({ member_name: 'ใคร' }).execute(),
  )

  await expect(writing).rejects.toThrow('read-only transaction')
})
