// What a night shows of loans that are behind, and who is told when.

import { toDay } from '#domain/calendar/day.ts'
import { daysLater } from '#domain/calendar/month-end.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { newestMessage } from '#tests/support/given/contact.ts'
import { givenDeskOfficer } from '#tests/support/given/request-desk.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { checkNight } from './check-night.ts'

const AS_OF = toDay('2026-11-15')

const portal = sharedPortal('guarantee_watch', {
  members: 400,
  months: 14,
  anchor: '2026-10-31',
  asOf: AS_OF,
})
let days = 0

/** A later day each time: a night is checked once a day. */
function check() {
  days += 1
  return checkNight(portal.app, new Date(`${daysLater(AS_OF, days)}T03:00:00Z`))
}

async function tells(value: 'yes' | 'no') {
  await portal.rows(
    `insert into setting (name, value) values ('guarantee_watch_notices', '${value}')
     on conflict (name) do update set value = excluded.value`,
  )
}

const statesNow = () =>
  portal.rows(
    `select distinct on (case_id) loan_no, state, default_on::text, amount::int, run_id
     from watch_case join watch_state using (case_id) order by case_id, seq desc`,
  )

const told = (loan: string) =>
  portal.rows(
    `select membership_no, step from watch_notice join watch_case using (case_id)
     where loan_no = '${loan}' order by step, membership_no`,
  )

/** Somebody whom the core system says is behind. */
async function defaulted() {
  const [loan] = await portal.rows(
    `select loan_no, membership_no, default_on::text from night.loan where default_on is not null order by loan_no limit 1`,
  )
  const guarantors = await portal.rows(
    `select guarantor_no from night.guarantee where loan_no = '${loan.loan_no}' and guarantor_no is not null order by 1`,
  )
  return { ...loan, guarantors: guarantors.map(({ guarantor_no }) => guarantor_no) }
}

test('a night’s loans that are behind are written down once, and told to nobody before the cooperative says so', async () => {
  const first = await check()
  expect(first?.opened).toBeGreaterThan(0)
  expect(first?.told).toBe(0)
  const loan = await defaulted()
  const states = await statesNow()
  expect(states).toHaveLength(first?.opened ?? 0)
  expect(states).toContainEqual(
    expect.objectContaining({
      loan_no: loan.loan_no,
      state: 'behind',
      default_on: loan.default_on,
    }),
  )
  // The same night on another day knows nothing new.
  expect(await check()).toEqual({ opened: 0, ended: 0, told: 0, freed: 0, changed: 0 })
  expect(await statesNow()).toEqual(states)
})

test('a night is checked once a day', async () => {
  const at = new Date(`${daysLater(AS_OF, days)}T09:00:00Z`)
  expect(await checkNight(portal.app, at)).toBeUndefined()
})

test('the borrower is told and each guarantor, each once; when it is made good, the same people again', async () => {
  await tells('yes')
  const loan = await defaulted()
  expect((await check())?.told).toBeGreaterThanOrEqual(1 + loan.guarantors.length)
  const known = [
    { membership_no: loan.membership_no, step: 'borrower' },
    ...loan.guarantors.map((membership_no: string) => ({ membership_no, step: 'quiet' })),
  ]
  expect(await told(loan.loan_no)).toEqual(known)
  expect((await check())?.told).toBe(0)

  await portal.rows(
    `update night.loan set default_on = null, months_paid = months where loan_no = '${loan.loan_no}'`,
  )
  expect(await check()).toMatchObject({ opened: 0, ended: 1, told: known.length })
  expect(await told(loan.loan_no)).toEqual([
    known[0],
    ...known
      .map(({ membership_no }) => ({ membership_no, step: 'cured' }))
      .sort((one, other) => (one.membership_no < other.membership_no ? -1 : 1)),
    ...known.slice(1),
  ])
})

test('SEC-71 messages name nobody, no amount and no address', async () => {
  const rows = await portal.rows(
    `select distinct membership_no, template from outbox_message where template like 'loan_%'`,
  )
  expect(new Set(rows.map(({ template }) => template))).toEqual(
    new Set(['loan_borrower', 'loan_cured', 'loan_quiet']),
  )
  const { loan_no, membership_no } = await defaulted()
  const [borrower] = await portal.rows(
    `select member_name, member_surname from night.member_detail where membership_no = '${membership_no}'`,
  )
  for (const { membership_no: member, template } of rows)
    for (const { words } of await newestMessage(portal.app, member, template)) {
      for (const part of [loan_no, ...Object.values<string>(borrower)])
        expect(words).not.toContain(part)
      expect(words).not.toMatch(/บาท|https?:|\d,\d/)
    }
})

test('a guarantor hears nothing before a week has passed, and on the seventh day', async () => {
  const [{ loan_no, membership_no, instalment, period }] = await portal.rows(
    `select line.ref_no as loan_no, loan.membership_no, line.instalment, line.period::text
     from night.collection_line as line
     join night.loan on loan.loan_no = line.ref_no
     join night.guarantee on guarantee.loan_no = line.ref_no and guarantee.guarantor_no is not null
     where line.line_kind = 'loan' and line.period = '2026-10-01' and line.deducted = line.billed and loan.balance > 0
       and loan.default_on is null and not exists (select from watch_case where watch_case.loan_no = loan.loan_no)
     order by 1 limit 1`,
  )
  // The bill of October was to be paid until 5 November: behind from the 6th.
  await portal.rows(
    `update night.collection_line set deducted = 0 where ref_no = '${loan_no}' and period = '${period}' and line_kind = 'loan'`,
  )
  await portal.rows(
    `update night.loan set months_paid = ${instalment - 1} where loan_no = '${loan_no}'`,
  )
  await portal.rows(
    `delete from night.loan_movement where loan_no = '${loan_no}' and posted_on > '2026-10-20'`,
  )
  const [due] = await portal.rows(
    `select due_on::text from night.collection_run where period = '${period}'`,
  )
  const defaultOn = daysLater(toDay(due.due_on), 1)

  const at = (day: number) =>
    checkNight(portal.app, new Date(`${daysLater(defaultOn, day)}T03:00:00Z`))
  await portal.rows('delete from watch_check')
  await at(6)
  expect(await told(loan_no)).toEqual([{ membership_no, step: 'borrower' }])
  await at(7)
  expect((await told(loan_no)).map(({ step }) => step)).toContain('quiet')
  days += 30
})

test('a month that the employer has not handed over is the employer’s: no guarantor hears of it', async () => {
  const [{ loan_no, unit_no, period }] = await portal.rows(
    `select line.ref_no as loan_no, line.unit_no, line.period::text from night.collection_line as line
     join night.loan on loan.loan_no = line.ref_no
     join night.guarantee on guarantee.loan_no = line.ref_no and guarantee.guarantor_no is not null
     where line.line_kind = 'loan' and line.period = '2026-10-01' and loan.balance > 0 and loan.default_on is null
       and not exists (select from watch_case where watch_case.loan_no = loan.loan_no) order by 1 limit 1`,
  )
  await portal.rows(
    `update night.collection_line set deducted = 0, instalment = 999 where ref_no = '${loan_no}' and period = '${period}'`,
  )
  await portal.rows(
    `update night.collection_unit set paid_on = null where unit_no = '${unit_no}' and period = '${period}'`,
  )
  await check()
  expect(await statesNow()).toContainEqual(expect.objectContaining({ loan_no, state: 'unit' }))
  expect(await told(loan_no)).toEqual([])
})

test('what only a night showed that was taken back is undone, on the same day, and nobody hears that it was paid', async () => {
  const [open] = (await statesNow()).filter(({ state }) => state === 'behind')
  const heard = (await told(open.loan_no)).length
  expect(heard).toBeGreaterThan(0)
  const now = new Date(`${daysLater(AS_OF, days)}T05:00:00Z`)
  // As if a newer night had been checked a moment ago, and this one were published again.
  await portal.rows(
    `insert into watch_state select case_id, seq + 1, state, default_on, default_by, missed, amount, run_id + 7, as_of
     from watch_state join watch_case using (case_id) where loan_no = '${open.loan_no}' order by seq desc limit 1`,
  )
  await portal.rows(
    `insert into watch_check (run_id, on_day, behind, unit) select run_id + 7, on_day, behind, unit
     from watch_check order by check_id desc limit 1`,
  )
  await portal.rows(
    `update night.loan set default_on = null, months_paid = months where loan_no = '${open.loan_no}'`,
  )
  expect(await checkNight(portal.app, now)).toMatchObject({ ended: 1, told: 0 })
  expect(await statesNow()).toContainEqual(
    expect.objectContaining({ loan_no: open.loan_no, state: 'undone' }),
  )
  expect(await told(open.loan_no)).toHaveLength(heard)
  expect(await checkNight(portal.app, now)).toBeUndefined()
})

test('a default day that an officer put right outlives the night; the core system’s own day does not give way', async () => {
  const { login } = await givenDeskOfficer(portal.app, 'member_service')
  await tells('no')
  await check()
  const by = async (who: 'bill' | 'core') => {
    const [one] = await portal.rows(
      `select * from (select distinct on (case_id) case_id, state, default_by, default_on::text from watch_state
       order by case_id, seq desc) as last where state = 'behind' and default_by = '${who}' order by case_id limit 1`,
    )
    return one
  }
  const corrected = async ({ case_id, default_on }: { case_id: number; default_on: string }) => {
    await portal.rows(
      `insert into watch_correction (case_id, default_on, was_on, reason, by)
       values (${case_id}, '${default_on}'::date - 3, '${default_on}', 'ตกลงกันไว้ก่อน', '${login}')`,
    )
    await check()
    const [now] = await portal.rows(
      `select default_by, ('${default_on}'::date - default_on)::int as earlier from watch_state
       where case_id = ${case_id} order by seq desc limit 1`,
    )
    return now
  }
  expect(await corrected(await by('bill'))).toEqual({ default_by: 'officer', earlier: 3 })
  expect(await corrected(await by('core'))).toEqual({ default_by: 'core', earlier: 0 })
})
