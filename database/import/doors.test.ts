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

// biome-ignore format: one row a table
const BEHIND = {
  member_behind: `'000001', '00010001', 3, 1, 100, '2026-08-01', '3', 'salary'`,
  loan_missed: `'000001', 'L1', '2026-08-01', '2026-09-01', 100, false, 'salary'`,
  cohort_loan: `'L1', '000001', '2026-01-01', '2026-09-01'`,
}

test.for(Object.entries(BEHIND))(
  'SEC-80 who is behind is read by officers alone, neither by the member, nor the employer, nor whoever has not said who they are: %s',
  async ([table, values]) => {
    const { db } = connection
    const [{ owns } = { owns: 0 }] = await database.query<{ owns: number }>(
      `with one as (insert into ${table} select run_id, ${values} from publication returning 1)
       select (select count(*) from ${table})::int + 1 as owns from one`,
    )
    const seen = (reader: Parameters<typeof readAs>[1]) =>
      readAs(
        db,
        reader,
        async (trx) => (await sql`select from ${sql.table(table)}`.execute(trx)).rows.length,
      )
    expect(await seen({ staff: 'auditor' })).toBe(owns)
    expect(await seen({ member: '000001' })).toBe(0)
    expect(await seen({ unit: '00010001' })).toBe(0)
    await expect(sql`select from ${sql.table(table)}`.execute(db)).rejects.toThrow(
      'app.reader is not set',
    )
  },
)

test('SEC-75 what a unit has remitted is read by that unit and by officers', async () => {
  const { db } = connection
  await database.query(`insert into bank_file (layout, name, bank, account, dated_on, sha256, credits, credit_sum, debits, debit_sum, taken_by, taken_at)
    values ('csv', 'a', '006', '1234567890', '2026-10-01', sha256('a'), 1, 100, 0, 0, null, now())`)
  await database.query(`insert into bank_line (file_id, bank, account, dated_on, sequence, kind, paid_on, paid_at, payer, ref1, ref2, ref3, branch, teller, amount, biller, payer_bank, outcome)
    select file_id, '006', '1234567890', '2026-10-01', 1, 'C', '2026-10-01', '093000', '', '', '', '', '', '', 100, '', '', 'unknown' from bank_file`)
  await database.query(`insert into unit_payment (line_id, unit_no, period, amount, value_date, at)
    select line_id, '00010001', '2026-09-01', 100, '2026-10-01', now() from bank_line`)
  const seen = (reader: Parameters<typeof readAs>[1]) =>
    readAs(db, reader, (trx) => trx.selectFrom('unit_payment').select('amount').execute())
  expect(await seen({ unit: '00010001' })).toHaveLength(1)
  expect(await seen({ staff: 'officer' })).toHaveLength(1)
  expect(await seen({ unit: '00010002' })).toEqual([])
  expect(await seen({ member: '000001' })).toEqual([])
})
