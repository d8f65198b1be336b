// What the morning page's figures count, with a cooperative small enough to count by hand.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newClient } from '#database/import/client.ts'
import { BLOCKS, type Block, DEFINITIONS } from '#domain/morning/metrics.ts'
import { sharedNightDatabase } from '#tests/support/night/night.ts'
import { writeMetrics } from './write-metrics.ts'

const database = sharedNightDatabase('write_metrics')
const RUN = 900

/** A night of the 20th of November: months are due on the 5th of the month after. */
async function givenNight(): Promise<void> {
  const sets = [
    'unit',
    'member_detail',
    'loan',
    'loan_movement',
    'collection_run',
    'collection_unit',
  ]
  const partitions = [...sets, 'collection_slip', 'collection_line'].map(
    (set) => `create table night.${set}_${RUN} partition of night.${set} for values in (${RUN});`,
  )
  await database.query(`${partitions.join('\n')}
    insert into import_run (run_id, set_sha256, source, as_of, state, started_by) overriding system value
      values (${RUN}, repeat('0', 64), 'by hand', '2026-11-20', 'published', 'tester');
    insert into publication (run_id, as_of, published_at) values (${RUN}, '2026-11-20', now());
    insert into night.unit (run_id, line, unit_no, name, payroll) values
      (${RUN}, 1, '00000001', 'โรงพยาบาล ก', 'civil'), (${RUN}, 2, '00000002', 'โรงพยาบาล ข', 'civil'), (${RUN}, 3, '00000003', 'โรงพยาบาล ค', 'civil');
    -- October and November are not due by the 20th: November is due on 5 December.
    insert into night.collection_run (run_id, line, period, due_on, members, billed, deducted)
      select ${RUN}, 1, month, month + interval '1 month 4 days', 0, 0, 0
      from generate_series('2026-07-01'::date, '2026-11-01', interval '1 month') month;
    -- The first pays each month in time, the second was late in July and owes October, the third was never billed.
    insert into night.collection_unit (run_id, line, period, unit_no, members, billed, deducted, paid_on) values
      (${RUN}, 1, '2026-07-01', '00000001', 9, 900, 900, '2026-08-05'), (${RUN}, 2, '2026-08-01', '00000001', 9, 900, 900, '2026-09-01'),
      (${RUN}, 3, '2026-09-01', '00000001', 9, 900, 900, '2026-10-05'), (${RUN}, 4, '2026-10-01', '00000001', 9, 900, 900, '2026-11-05'),
      (${RUN}, 5, '2026-11-01', '00000001', 9, 900, 0, null),
      (${RUN}, 6, '2026-07-01', '00000002', 9, 700, 700, '2026-08-06'), (${RUN}, 7, '2026-08-01', '00000002', 9, 700, 700, '2026-09-05'),
      (${RUN}, 8, '2026-09-01', '00000002', 9, 700, 700, '2026-10-05'), (${RUN}, 9, '2026-10-01', '00000002', 9, 777, 0, null),
      (${RUN}, 10, '2026-11-01', '00000002', 9, 700, 0, null);
    insert into member (membership_no, member_name, member_surname) select lpad(no::text, 6, '0'), 'ก', 'ข' from generate_series(1, 8) no;
    insert into night.member_detail (run_id, line, membership_no, prefix, member_name, member_surname, national_id_sealed, national_id_index,
        birth_date, unit_no, member_kind, salary, joined_on, state)
      select ${RUN}, no, lpad(no::text, 6, '0'), 'นาย', 'ก', 'ข', '', '', '1980-01-01', case when no in (6, 7) then '00000002' else '00000001' end,
        'ordinary', 0, '2010-01-01', case no when 5 then 'died' when 4 then 'left' else 'active' end
      from generate_series(1, 8) no;
    -- A loan each, paid up to June; the eighth's is paid off. The third has a second one.
    insert into night.loan (run_id, line, loan_no, membership_no, type_code, method, opened_on, principal, balance, rate_ppm, months, months_paid,
        instalment, last_on)
      select ${RUN}, no, 'L' || no, lpad(least(no, 8)::text, 6, '0'), '02', 'equal-total', '2020-01-01', 100000, case no when 8 then 0 else 50000 end,
        60000, 120, 6, 100, '2026-06-30' from generate_series(1, 8) no;
    insert into night.loan (run_id, line, loan_no, membership_no, type_code, method, opened_on, principal, balance, rate_ppm, months, months_paid,
        instalment, last_on) values (${RUN}, 9, 'L3b', '000003', '01', 'equal-total', '2026-01-01', 100000, 50000, 60000, 12, 0, 100, '2026-06-30')`)
}

/** Of the instalments 7 to 10, July to October, what each month asked and got. */
async function given(
  loan: string,
  months: [month: number, billed: number, deducted: number, reason?: string][],
): Promise<void> {
  const member = `00000${loan.slice(1, 2)}`
  const unit = ['L6', 'L7'].includes(loan) ? '00000002' : '00000001'
  for (const [month, billed, deducted, reason] of months) {
    const period = `2026-${String(month).padStart(2, '0')}-01`
    await database.query(`
      insert into night.collection_slip (run_id, line, period, membership_no, unit_no, billed, deducted, reason)
        values (${RUN}, 1, '${period}', '${member}', '${unit}', ${billed}, ${deducted}, ${reason ? `'${reason}'` : 'null'}) on conflict do nothing;
      insert into night.collection_line (run_id, line, period, membership_no, unit_no, seq, line_kind, ref_no, instalment, principal, interest, billed, deducted)
        values (${RUN}, 1, '${period}', '${member}', '${unit}', (select count(*) from night.collection_line where membership_no = '${member}'),
          'loan', '${loan}', ${month}, ${billed}, 0, ${billed}, ${deducted})`)
  }
}

/** Who was behind when October ended; July’s last night and one that was taken back are there as well. */
async function givenMonthBefore(): Promise<void> {
  await database.query(`
    insert into import_run (run_id, set_sha256, source, as_of, state, started_by) overriding system value values
      (897, repeat('0', 64), 'july', '2026-07-31', 'superseded', 'tester'), (898, repeat('0', 64), 'earlier', '2026-10-30', 'superseded', 'tester'),
      (899, repeat('0', 64), 'october', '2026-10-31', 'superseded', 'tester'), (901, repeat('0', 64), 'void', '2026-10-31', 'rolled-back', 'tester');
    insert into member_behind
      select 899, lpad(no::text, 6, '0'), '00000001', periods, 1, 100, '2026-01-01', age, 'other'
      from (values (1, 2, '2'), (2, 1, '1'), (3, 2, '2'), (4, 3, '3'), (7, 14, '13+'), (8, 5, '4-6')) was(no, periods, age);
    insert into member_behind select run, '000008', '00000001', 1, 1, 100, '2026-01-01', '1', 'other' from unnest(array[897, 898, 901]) run;
    insert into metric_day select run, as_of, 'arrears_age_people', 'all', case run when 899 then 6 else 1 end, 1
      from unnest(array[897, 898, 899, 901]) run join import_run on run_id = run`)
}

async function figures(run: number): Promise<Record<string, number>> {
  const rows = await database.query<{ name: string; value: number }>(
    `select metric || ' ' || dimension as name, value::float8 as value from metric_day where run_id = ${run} and value > 0`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

test('counted by hand: who is behind, by months and by cause, how units pay, and what waits', async () => {
  await givenNight()
  // One month short of 40, for want of salary.
  await given('L1', [
    [7, 100, 100],
    [8, 100, 60, 'salary-too-low'],
    [9, 100, 100],
    [11, 100, 0],
  ])
  // Missed two and paid one and a half of them at the counter: the newer half is left, and nobody said why.
  await given('L2', [
    [7, 100, 0],
    [8, 100, 0],
    [9, 100, 100],
  ])
  // The same two months on two loans are two months.
  await given('L3', [
    [9, 100, 0, 'court-or-student-loan'],
    [10, 100, 0, 'court-or-student-loan'],
  ])
  await given('L3b', [
    [9, 30, 0],
    [10, 30, 0],
  ])
  await given('L4', [
    [7, 100, 0],
    [8, 100, 0],
    [9, 100, 0],
    [10, 100, 0],
  ]) // left, four months
  await given('L5', [[10, 100, 0]]) // died
  await given('L6', [[10, 100, 0]]) // the unit has not paid
  await given('L7', [
    [7, 100, 50],
    [10, 100, 0],
  ]) // the unit was late in July, and has not paid October
  await given('L8', [[7, 100, 0]]) // paid off
  await database.query(`
    insert into night.loan_movement (run_id, line, loan_no, membership_no, seq, posted_on, code, sign, principal, interest, balance) values
      (${RUN}, 1, 'L2', '000002', 1, '2026-10-05', '02', -1, 100, 0, 0),
      (${RUN}, 2, 'L2', '000002', 2, '2026-10-20', '02', -1, 120, 30, 0),
      -- Before anything was missed: it makes nothing good.
      (${RUN}, 3, 'L1', '000001', 1, '2026-08-01', '02', -1, 500, 0, 0);
    insert into correction_request (membership_no, what, words, state, asked_at) values
      ('000001', 'name', 'ก', 'waiting', now() - interval '9 days'), ('000002', 'name', 'ก', 'done', now());
    insert into rights_request (membership_no, what, words, asked_at, due_at) values
      ('000001', 'access', 'ก', now() - interval '31 days', now() - interval '1 day'), ('000002', 'access', 'ก', now(), now() + interval '30 days');
    insert into request (year, serial, kind, membership_no, payload, judged, rules_version, run_id, amount, state, sent_at, moved_at) values
      (2026, 1, 'share_change', '000001', '{}', '{}', 1, ${RUN}, 0, 'sent', now(), now()),
      (2026, 2, 'share_change', '000002', '{}', '{}', 1, ${RUN}, 0, 'checked', now() - interval '30 days', now()),
      (2026, 3, 'share_change', '000003', '{}', '{}', 1, ${RUN}, 0, 'done', now() - interval '30 days', now())`)
  await givenMonthBefore()
  // Twelve months to the day, which is not over twelve. This cooperative sets more aside for the first class than others.
  await database.query(`update night.loan set default_on = '2025-11-20', balance = 50001 where loan_no = 'L3b';
    insert into setting (name, value) values ('quality_substandard_ppm', '300000') on conflict (name) do update set value = excluded.value`)
  const client = newClient(database.owner)
  await client.connect()
  await writeMetrics(client, RUN)
  await client.end()
  // 1: 40 (1); 2: 50 (1); 3: 260 (2); 4: 400 (4); 5: 100 (1); 6: 100 (1); 7: 150 (2, of which the own one is July's).
  expect(await figures(RUN)).toEqual({
    'arrears_age_people 1': 4,
    'arrears_age_amount 1': 40 + 50 + 100 + 100,
    'arrears_age_people 2': 2,
    'arrears_age_amount 2': 260 + 150,
    'arrears_age_people 4-6': 1,
    'arrears_age_amount 4-6': 400,
    'arrears_cause_people salary': 1,
    'arrears_cause_amount salary': 40,
    'arrears_cause_people other': 2,
    'arrears_cause_amount other': 50 + 260,
    'arrears_cause_people moved': 1,
    'arrears_cause_amount moved': 400,
    'arrears_cause_people died': 1,
    'arrears_cause_amount died': 100,
    'arrears_cause_people unit_unpaid': 1,
    'arrears_cause_amount unit_unpaid': 100,
    'arrears_cause_people unit_late': 1,
    'arrears_cause_amount unit_late': 150,
    // Then 2, 1, 2, 3, 14 and 5 months; 5 and 6 are new, 8 is done.
    'roll_base 2026-10-31': 6,
    'roll_people 2>less': 1,
    'roll_people 1>same': 1,
    'roll_people 2>same': 1,
    'roll_people 3>more': 1,
    'roll_people 13+>less': 1,
    'roll_people 4-6>cured': 1,
    'roll_people 0>new': 2,
    // 4 is four months late (30 %), 3b is in default for twelve (50 %, half a satang up): the other six are as they should be.
    'quality_loans normal': 6,
    'quality_balance normal': 300000,
    'quality_loans substandard': 1,
    'quality_balance substandard': 50000,
    'quality_provision substandard': 15000,
    'quality_loans doubtful': 1,
    'quality_balance doubtful': 50001,
    'quality_provision doubtful': 25001,
    'quality_over substandard': 3,
    'quality_over doubtful': 6,
    'quality_over doubtful_loss': 12,
    'quality_ppm substandard': 300000,
    'quality_ppm doubtful': 500000,
    'quality_ppm doubtful_loss': 1000000,
    // Of the contracts of three years there is one, too young to be counted.
    'cohort_since 2026-07-01': 1,
    'units 0': 1,
    'units 2-3': 1,
    'unit_months all': 8,
    'unit_months on_time': 6,
    'units_late all': 1,
    'units_at_stake all': 777,
    'unit_at_stake 00000002': 777,
    'work_waiting requests': 2,
    'work_late requests': 1,
    'work_oldest_days requests': 30,
    'requests_promise within': 1,
    'requests_promise late_6+': 1,
    'work_waiting corrections': 1,
    'work_oldest_days corrections': 9,
    'work_waiting rights': 2,
    'work_late rights': 1,
    'work_oldest_days rights': 31,
  })
  const known = await database.query('select distinct run_id from member_behind order by 1')
  expect(known).toEqual([{ run_id: 899 }, { run_id: RUN }])
})

/** What counts each block: whoever makes one of these anew makes a new version of the definition. */
const COUNTED_BY: Record<Block, RegExp> = {
  roll: /view metric\.(roll_base|rolled|roll_day)\b/,
  arrears: /view metric\.(missed_period|behind|person_behind|arrears_day)\b/,
  quality:
    /view metric\.(loan_standing|contract_standing|quality_class|quality_day|contract_quality)\b/,
  cohort: /view metric\.(night_before|cohort|cohort_found|late_in_lines|cohort_since|cohort_day)\b/,
  units: /view metric\.(unit_standing|units_day)\b/,
  work: /(view metric\.(work|work_day)|function working_days_after)\b/,
}

test('a definition has a version, and words, for every migration that changed what it counts', async () => {
  const folder = join(import.meta.dirname, '../migrations')
  const migrations = readdirSync(folder).map((file) =>
    // A view beside another that counts the same says so.
    readFileSync(join(folder, file), 'utf8').replaceAll(
      /^-- counts alike: .*\ncreate view \S+/gm,
      '',
    ),
  )
  const blockOf = (metric: string) =>
    BLOCKS.find((block) => metric.startsWith(block.slice(0, 4))) ?? 'work'
  const written = await database.query<{ metric: string; version: number }>(
    'select distinct metric, version from metric_day',
  )
  for (const block of BLOCKS) {
    const changes = migrations.filter((sql) => COUNTED_BY[block].test(sql)).length
    expect(Object.keys(DEFINITIONS[block])).toEqual(
      Array.from({ length: changes }, (_, at) => String(at + 1)),
    )
    const now = written.filter(({ metric }) => blockOf(metric) === block)
    expect(now.length).toBeGreaterThan(0)
    expect(now.filter(({ version }) => version !== changes)).toEqual([])
  }
})
