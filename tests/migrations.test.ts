// While machines are updated one after the other, two releases share one schema: a migration adds, and what nobody uses any more
// is taken away a release later (CONTRIBUTING.md, "Add a query"). Those before the rule are as they are.

import { expect, test } from 'vitest'
import { migrations } from '#database/core/migrate.ts'
import { contractingStatements } from '#database/schema/contracting-statements.ts'

const RULE_FROM = 57
const SAYS = /^-- schema: (?:(expand)|contract, unused since (\d{4}))$/m

const ruled = migrations().filter(({ name }) => Number(name.slice(0, 4)) >= RULE_FROM)

test('every migration says whether it adds only, or since which migration what it takes away is unused', () => {
  const silent = ruled.filter(({ sql }) => !SAYS.test(sql)).map(({ name }) => name)
  expect(ruled.length).toBeGreaterThan(0)
  expect(silent).toEqual([])
})

test('one that adds only takes nothing away from the release before it', () => {
  const wrong = ruled
    .filter(({ sql }) => SAYS.exec(sql)?.[1] === 'expand')
    .flatMap(({ name, sql }) => contractingStatements(sql).map((found) => `${name}: ${found}`))
  expect(wrong).toEqual([])
})

test('what is taken away was unused at an earlier migration', () => {
  const wrong = ruled
    .filter(({ name, sql }) => Number(SAYS.exec(sql)?.[2] ?? 0) >= Number(name.slice(0, 4)))
    .map(({ name }) => name)
  expect(wrong).toEqual([])
})

// biome-ignore format: a table reads in columns
test.each([
  ['drop table loan',                                                          'drop table'],
  ['alter table loan drop column rate',                                        'drop column'],
  ['alter table loan drop rate',                                               'drop rate'],
  ['alter table loan alter rate drop default',                                 'drop default'],
  ['alter table loan rename column rate to ppm',                               'rename'],
  ['alter table loan alter column rate type bigint',                           'alter column rate type'],
  ['alter table loan alter rate set data type bigint using rate * 2',          'alter rate set data type'],
  ['alter table loan alter column rate set not null',                          'set not null'],
  ['alter table loan add column rate integer not null',                        'add column rate integer not null'],
  ['alter table loan add constraint positive check (rate > 0)',                'add constraint'],
  ['alter table loan add unique (number)',                                     'add unique'],
  ['create unique index loan_number on loan (number)',                         'create unique index loan_number on loan'],
  ['revoke select on loan from app_rw',                                        'revoke'],
  ['truncate loan',                                                            'truncate'],
  ['do $$ begin execute format(\'drop trigger tell on %I\', name); end $$',    'drop trigger'],
])('«%s» takes something away', (sql, found) => {
  expect(contractingStatements(sql)).toEqual([found])
})

test.each([
  'alter table loan add column rate integer not null default 0, add column note text check (length(note) < 9)',
  'alter table loan alter column rate drop not null',
  '-- nobody may drop table loan\ncreate index loan_rate on loan (rate)',
  'create table fee (id integer primary key, note text not null); create unique index fee_note on fee (note)',
  'alter table fee drop constraint fee_kind; -- adds only: made wider below\nalter table fee add column kind text',
  'create table fee (id integer); alter table fee add constraint one check (id = 1); grant select on fee to app_rw',
])('«%s» adds only', (sql) => {
  expect(contractingStatements(sql)).toEqual([])
})
