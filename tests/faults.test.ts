// That the drill (`npm run faults`) would notice: a write that is lost, one that is there twice, and every broken invariant.

import pg from 'pg'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenInvariants, INVARIANTS, WHOLE_NIGHT } from './faults/invariants.ts'
import { Standing, type Write, wrongAmong } from './faults/writes.ts'
import { afterFile } from './support/app/after-file.ts'
import { givenNight } from './support/night/night.ts'

let client: pg.Client
beforeAll(async () => {
  const { database } = await givenNight('faults', { members: 30, units: 4 })
  client = new pg.Client(database.owner)
  await client.connect()
  afterFile(() => client.end())
  await client.query(`update import_run set started_by = 'demo'`)
})
beforeEach(() => client.query('begin'))
afterEach(() => client.query('rollback'))

const CONSENT = `insert into consent_event (membership_no, purpose, notice_version, sha256, given, at, address)
  values ('000001', 'marketing', '1', sha256('words'), true, now(), '10.0.0.1')`
const RECORD = `select audit_append_with('member:000001', null, 'consent.give', '000001', 'done', '{}', '10.0.0.1', null,
  array['\\x01'::bytea], array['\\x02'::bytea])`
const consent = (outcome: Write['outcome']): Write => ({
  ...{ kind: 'consent', key: '10.0.0.1', address: '10.0.0.1', outcome },
})

test.each<[string, string[], Write['outcome'], string[]]>([
  ['that is there and recorded is well', [CONSENT, RECORD], 'done', []],
  ['that was acknowledged and is not there is lost', [], 'done', ['lost']],
  ['that is there twice is doubled', [CONSENT, CONSENT, RECORD, RECORD], 'unanswered', ['doubled']],
  ['of which nobody heard may be there', [CONSENT, RECORD], 'unanswered', []],
  ['of which nobody heard may be missing', [], 'unanswered', []],
  ['that was refused may not be there', [CONSENT, RECORD], 'refused', ['done although refused']],
  ['that is not recorded is found', [CONSENT], 'done', ['not recorded']],
  ['that is recorded and was not done is found', [RECORD], 'unanswered', ['recorded, not done']],
])('a write %s', async (_, acts, outcome, expected) => {
  for (const act of acts) await client.query(act)
  const wrong = await wrongAmong(client, [consent(outcome)])
  expect(wrong.map(({ what }) => what)).toEqual(expected)
})

test('what was sent again because no answer came is asked for as one', async () => {
  await client.query(`insert into board_message (title, body, author_kind, author_name, who, written_at, state)
    values ('คำถาม', 'รายละเอียด', 'guest', 'สมหญิง', 'somebody', now(), 'shown')`)
  const question = { kind: 'question', key: 'คำถาม', address: '10.0.0.2' } as const
  const sent: Write[] = [
    { ...question, outcome: 'unanswered' },
    { ...question, outcome: 'refused' },
  ]
  expect(await wrongAmong(client, sent)).toEqual([])
})

test('of what is written over, the last acknowledged or anything after it may stand', () => {
  const line = new Standing('0')
  line.note('1', 'unanswered')
  line.note('2', 'done')
  line.note('3', 'unanswered')
  line.note('4', 'refused')
  expect(line.may).toEqual(['2', '3'])
})

const SESSION = `insert into session (token_hash, kind, subject_id, idle_expires, abs_expires)
  select sha256(each::text::bytea), 'member', $1, now() + interval '1 hour', now() + interval '1 hour'
  from generate_series(1, $2) as each`
const session = (who: string, count: number) =>
  SESSION.replace('$1', `'${who}'`).replace('$2', String(count))
const MESSAGE = `insert into outbox_message (channel, address_sealed, template, membership_no, too_late_at)
  values ('sms', 'x', 'password_changed', '000001', now())`
const CHANGED = RECORD.replace('consent.give', 'member.password')
const DEMAND = `insert into demand (demand_id, code_hash, kind, subject, body, sent_at)
  values (9, sha256('code'), 'need', 'เรื่อง', 'รายละเอียด', now())`

/** What breaks it and nothing else; a damaged page cannot be made by asking. */
const DAMAGE: Record<string, string[]> = {
  'everybody reads one run, which is published, and no other is': [
    `insert into import_run (source, started_by, state) values ('คืน', 'demo', 'published')`,
  ],
  'a run that was published is recorded once, and no other as published': [
    `update import_run set started_by = 'importer'`,
  ],
  'every member of the published night can be found by the doors': [
    `update member set state = 'absent' where membership_no = '000001'`,
  ],
  'nobody is signed in who is not there': [session('999999', 1)],
  'nobody has more sessions at once than they may': [session('000001', 6)],
  'a matter has its sender and its first step': [DEMAND],
  'a file waits or belongs to a matter, never both': [
    DEMAND,
    `insert into demand_step (demand_id, status, at) values (9, 'received', now())`,
    `insert into demand_sender (demand_id, anonymous, subject, body) values (9, true, 'เรื่อง', 'รายละเอียด')`,
    `insert into demand_file (file_id, demand_id, place, name, kind, bytes)
      values ('5e0a0f62-0000-4000-8000-000000000001', 9, 1, 'ภาพ', 'image/webp', 'x')`,
    `insert into demand_upload (file_id, name, kind, bytes, uploaded_at)
      values ('5e0a0f62-0000-4000-8000-000000000001', 'ภาพ', 'image/webp', 'x', now())`,
  ],
  'an article has the version that is its last, and the one that is out': [
    `insert into category (category_id, name, seq, on_home) values (9, 'ข่าว', 9, true)`,
    `insert into topic (category_id, title, body, version, state) values (9, 'ข่าว', 'เนื้อหา', 2, 'draft')`,
  ],
  'of every changed password its owner is told once on each road': [CHANGED, CHANGED, MESSAGE],
  'no message was put into the outbox twice by one act': [MESSAGE, MESSAGE],
  [WHOLE_NIGHT]: [`update import_file set rows = rows + 1 where data_set = 'share'`],
}

test('a cooperative to which nothing happened breaks no invariant', async () => {
  expect(await brokenInvariants(client)).toEqual([])
})

test('every invariant has its damage', () => {
  const asked = [...INVARIANTS.map(({ title }) => title), WHOLE_NIGHT]
  const damaged = [...Object.keys(DAMAGE), 'no page of the database is damaged']
  expect(damaged.sort()).toEqual(asked.sort())
})

test.each(Object.entries(DAMAGE))('%s: the opposite is noticed', async (title, damage) => {
  for (const act of damage) await client.query(act)
  expect((await brokenInvariants(client)).map((one) => one.title)).toEqual([title])
})
