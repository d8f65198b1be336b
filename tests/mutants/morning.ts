// The manager's morning page, broken on purpose.

import type { Mutant } from './mutant.ts'

const PAGE = { row: 'SEC-80', test: 'server/routes/staff/morning/morning.test.ts' }
const LISTS = { row: 'SEC-80', test: 'server/routes/staff/morning/compared.test.ts' }
const FEW = {
  row: 'SEC-80',
  test: 'domain/morning/small-groups.test.ts',
  file: 'domain/morning/small-groups.ts',
}
const DOORS = { row: 'SEC-80', test: 'database/import/doors.test.ts' }
const COHORTS = { ...DOORS, file: 'database/migrations/0103_cohort_day.sql' }
const ARREARS = { ...LISTS, file: 'server/morning/arrears.ts' }

// biome-ignore format: one row a mutant
export const MORNING_MUTANTS: readonly Mutant[] = [
  { ...PAGE, file: 'server/routes/staff/morning/index.ts', from: "forStaff('see_members')", to: "forStaff('see_morning')" },
  { ...LISTS, file: 'server/routes/staff/morning/index.ts', from: "forStaff('see_morning')", to: "forStaff('own')" },
  { ...PAGE, file: 'server/morning/read-morning.ts', from: "may(staff.roles, 'see_members')", to: 'true' },
  { ...PAGE, file: 'server/morning/arrears.ts', from: 'tellable(arrived) === null\n      ? undefined\n      : mergeSmallRows(counted)', to: 'counted' },
  { ...ARREARS, from: 'tellable(people - unit_people) === null ? null : tellable(unit_people)', to: 'tellable(unit_people)' },
  { ...ARREARS, from: 'tellable(people) === null ? null : amount', to: 'amount' },
  { ...ARREARS, from: 'value: tellable(value ?? 0)', to: 'value' },
  { ...ARREARS, from: 'seesMembers ? counts : tellableSteps(loans, counts)', to: 'counts' },
  { ...FEW, from: 'const FEWEST = 5', to: 'const FEWEST = 3' },
  { ...FEW, from: 'people < FEWEST\n      ? {', to: 'false\n      ? {' },
  { ...FEW, from: '[whole, count, count - last, whole - count]', to: '[whole, count]' },
  { ...FEW, from: 'while (merged.length < 2 || hasSmall(added(merged))) {', to: 'while (merged.length < 2) {' },
  { ...PAGE, file: 'database/queries/morning/metric-day.ts', from: "run.state in ('published', 'superseded', 'checked')", to: "run.state in ('published', 'superseded', 'checked', 'rolled-back')" },
  { ...LISTS, file: 'database/queries/morning/behind.ts', from: 'behind.run_id = (select run_id from publication) and', to: '' },
  { ...LISTS, file: 'server/morning/lists.ts', from: 'await recordAudit(server.db, request, {', to: 'void ({' },
  { ...LISTS, file: 'server/morning/exports.ts', from: "await recordAudit(request.server.db, request, {\n    action: 'morning.behind_export'", to: "void ({\n    action: 'morning.behind_export'" },
  { ...LISTS, file: 'server/morning/compared.ts', from: "await recordAudit(request.server.db, request, {\n    action: 'morning.rolled_export'", to: "void ({\n    action: 'morning.rolled_export'" },
  { ...DOORS, file: 'database/migrations/0085_metric_day.sql', from: 'alter table member_behind enable row level security;\n', to: '' },
  { ...COHORTS, from: 'alter table loan_missed enable row level security;\n', to: '' },
  { ...COHORTS, from: "create policy reader on cohort_loan for select to app_rw using ((select reader('staff')) is not null)", to: 'create policy reader on cohort_loan for select to app_rw using (true)' },
]
