// Contracts by quarter of granting, with a cooperative small enough to count by hand: which of them ever were three months late, by the
// bills of months gone by, by the nights since, and after a night was taken back.

import { expect, test } from 'vitest'
import { newClient } from '#database/import/client.ts'
import { sharedNightDatabase } from '#tests/support/night/night.ts'
import { writeMetrics } from './write-metrics.ts'

const database = sharedNightDatabase('write_cohort')

const SETS = [
  ...['unit', 'member_detail', 'loan', 'loan_movement', 'collection_run', 'collection_unit'],
  ...['collection_slip', 'collection_line'],
]

interface Contract {
  /** The member has the same number. */
  no: number
  opened: string
  balance?: number
  defaultOn?: string
  /** The months in which nothing was deducted; in all others 100. */
  missed?: string[]
  /** Paid at the counter. */
  paid?: [day: string, amount: number]
  unit?: string
}

/** Months from January 2025 on, each due on the 5th of the month after. The second unit never handed over November to January. */
async function givenNight(run: number, asOf: string, contracts: Contract[]): Promise<void> {
  const partitions = SETS.map(
    (set) => `create table night.${set}_${run} partition of night.${set} for values in (${run});`,
  )
  await database.query(`${partitions.join('\n')}
    insert into import_run (run_id, set_sha256, source, as_of, state, started_by) overriding system value
      values (${run}, repeat('0', 64), 'by hand', '${asOf}', 'published', 'tester');
    insert into publication (run_id, as_of, published_at) values (${run}, '${asOf}', now())
      on conflict (only_one) do update set run_id = ${run}, as_of = excluded.as_of;
    insert into night.unit (run_id, line, unit_no, name, payroll) values
      (${run}, 1, '00000001', 'โรงพยาบาล ก', 'civil'), (${run}, 2, '00000002', 'โรงพยาบาล ข', 'civil');
    insert into night.collection_run (run_id, line, period, due_on, members, billed, deducted)
      select ${run}, 1, month, month + interval '1 month 4 days', 0, 0, 0
      from generate_series('2025-01-01'::date, '2026-10-01', interval '1 month') month;
    insert into night.collection_unit (run_id, line, period, unit_no, members, billed, deducted, paid_on)
      select ${run}, 1, period, unit_no, 9, 900, 900,
        case when unit_no = '00000002' and period between '2025-11-01' and '2026-01-01' then null else due_on end
      from night.collection_run join night.unit using (run_id) where run_id = ${run}`)
  for (const { no, opened, balance = 50_000, defaultOn, missed = [], paid, unit } of contracts) {
    const member = String(no).padStart(6, '0')
    const at = unit ?? '00000001'
    await database.query(`
      insert into member (membership_no, member_name, member_surname) values ('${member}', 'ก', 'ข') on conflict do nothing;
      insert into night.member_detail (run_id, line, membership_no, prefix, member_name, member_surname, national_id_sealed, national_id_index,
          birth_date, unit_no, member_kind, salary, joined_on, state)
        values (${run}, ${no}, '${member}', 'นาย', 'ก', 'ข', '', '', '1980-01-01', '${at}', 'ordinary', 0, '2010-01-01', 'active');
      insert into night.loan (run_id, line, loan_no, membership_no, type_code, method, opened_on, principal, balance, rate_ppm, months,
          months_paid, instalment, last_on, default_on)
        values (${run}, ${no}, 'L${no}', '${member}', '02', 'equal-total', '${opened}', 100000, ${balance}, 60000, 120, 0, 100, '${asOf}',
          ${defaultOn ? `'${defaultOn}'` : 'null'});
      insert into night.collection_slip (run_id, line, period, membership_no, unit_no, billed, deducted)
        select ${run}, 1, period, '${member}', '${at}', 100, 100 from night.collection_run where run_id = ${run} and due_on > '${opened}';
      insert into night.collection_line (run_id, line, period, membership_no, unit_no, seq, line_kind, ref_no, instalment, principal, interest,
          billed, deducted)
        select ${run}, 1, period, '${member}', '${at}', 1, 'loan', 'L${no}', row_number() over (order by period), 100, 0, 100,
          case when period = any('{${missed.join(',')}}'::date[]) then 0 else 100 end
        from night.collection_run where run_id = ${run} and due_on > '${opened}';
      insert into night.loan_movement (run_id, line, loan_no, membership_no, seq, posted_on, code, sign, principal, interest, balance)
        select ${run}, 1, 'L${no}', '${member}', row_number() over (order by period), due_on, '02', -1, 100, 0, 0
        from night.collection_line join night.collection_run using (run_id, period)
        where run_id = ${run} and ref_no = 'L${no}' and collection_line.deducted > 0`)
    if (paid)
      await database.query(`insert into night.loan_movement (run_id, line, loan_no, membership_no, seq, posted_on, code, sign, principal, interest, balance)
        values (${run}, 1, 'L${no}', '${member}', 999, '${paid[0]}', '02', -1, ${paid[1]}, 0, 0)`)
  }
  const client = newClient(database.owner)
  await client.connect()
  await writeMetrics(client, run)
  await client.end()
}

async function cohortOf(run: number): Promise<Record<string, number>> {
  const rows = await database.query<{ name: string; value: number }>(
    `select metric || ' ' || dimension as name, value::float8 as value from metric_day
     where run_id = ${run} and metric like 'cohort%' and value > 0`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

const STEADY: Contract = { no: 2, opened: '2025-02-01' }

const CONTRACTS: Contract[] = [
  // March to May missed, and made good on 20 July: late since 6 June, five months after the granting.
  {
    ...{ no: 1, opened: '2025-01-10', missed: ['2025-03-01', '2025-04-01', '2025-05-01'] },
    paid: ['2025-07-20', 300],
  },
  // Three missed in all, but never more than two at once.
  {
    ...STEADY,
    missed: ['2025-05-01', '2025-06-01', '2025-07-01'],
    paid: ['2025-07-10', 200],
  },
  // No bill was missed; the core system says in default, three months on 20 April 2026: the fourteenth month.
  { no: 3, opened: '2025-03-15', defaultOn: '2026-01-20' },
  // Still open: late since 6 November 2025, four days more than six months.
  { no: 4, opened: '2025-05-02', missed: ['2025-08-01', '2025-09-01', '2025-10-01'] },
  // Was late since 6 October 2025, and is paid off.
  {
    ...{ no: 5, opened: '2025-06-30', balance: 0 },
    ...{ missed: ['2025-07-01', '2025-08-01', '2025-09-01'], paid: ['2025-12-01', 300] },
  },
  // Granted before the bills begin: nobody knows.
  { no: 6, opened: '2024-12-20', defaultOn: '2025-06-01' },
  { no: 7, opened: '2026-04-01' },
  // The employer’s doing: late since 6 February 2026 all the same.
  {
    ...{ no: 8, opened: '2025-10-01', unit: '00000002' },
    missed: ['2025-11-01', '2025-12-01', '2026-01-01'],
  },
]

const FIRST = {
  'cohort_since 2025-01-01': 8,
  'cohort_loans 2025-Q1': 3,
  'cohort_late 2025-Q1>6': 1,
  'cohort_late 2025-Q1>12': 1,
  'cohort_late 2025-Q1>18': 2,
  'cohort_loans 2025-Q2': 2,
  'cohort_late 2025-Q2>6': 1,
  'cohort_late 2025-Q2>12': 2,
  'cohort_loans 2025-Q4': 1,
  'cohort_late 2025-Q4>6': 1,
}

test('counted by hand: the first night finds in its bills who was three months late, and who never was', async () => {
  await givenNight(900, '2026-11-20', CONTRACTS)
  expect(await cohortOf(900)).toEqual(FIRST)
})

test('the next night adds what is new and forgets nothing that left the files; taken back, it leaves nothing', async () => {
  // Two contracts are in the files no more, one is new, and the second is in default since May: three months on 1 August, the last day of
  // its eighteen.
  const next = CONTRACTS.filter(({ no }) => ![1, 2, 5].includes(no))
  const added = { no: 9, opened: '2026-11-01' }
  await givenNight(901, '2026-11-21', [...next, { ...STEADY, defaultOn: '2026-05-01' }, added])
  const second = { ...FIRST, 'cohort_since 2025-01-01': 9, 'cohort_late 2025-Q1>18': 3 }
  expect(await cohortOf(901)).toEqual(second)
  const written = await database.query('select loan_no from cohort_loan where run_id = 901')
  expect(written.map(({ loan_no }) => loan_no).toSorted()).toEqual(['L2', 'L9'])
  await database.query(`update import_run set state = 'rolled-back' where run_id = 901`)
  await givenNight(902, '2026-11-22', [...next, STEADY])
  expect(await cohortOf(902)).toEqual(FIRST)
  // Of two runs of one day the later counts.
  await database.query(`update import_run set state = 'superseded' where run_id in (900, 902)`)
  await givenNight(903, '2026-11-22', [...next, { ...STEADY, defaultOn: '2026-05-01' }])
  await givenNight(904, '2026-11-22', [...next, STEADY])
  await givenNight(905, '2026-11-23', [...next, STEADY])
  expect(await cohortOf(905)).toEqual(FIRST)
})
