import { nightRulesOf } from '#database/import/checks/night-rules.ts'
import { settings } from '#database/queries/site/setting.ts'
import demoSettings from '#demo/site/settings.json' with { type: 'json' }
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { dividend } from '#domain/dividend/dividend.ts'
import { monthlyContributions } from '#domain/dividend/dividend-year.ts'
import { schedule } from '#domain/loan/loan-schedule.ts'
import { satang } from '#domain/money/money.ts'
import {
  SETTING_GROUP_NAMES,
  SETTING_GROUPS,
  type SettingGroupName,
} from '#domain/site/settings.ts'
import { readBiller } from '#server/units/unit-letter.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenRate } from '#tests/support/given/site.ts'
import { atWork } from '#tests/support/staff/office.ts'

const RATES = '/api/admin/rates'
const LOAN = '/api/admin/settings/loan'
const DIVIDEND = '/api/admin/settings/dividend'
const TODAY = bangkokDate(new Date())

test('a rate is announced ahead; what has been in force is never rewritten', async ({
  app,
  db,
}) => {
  await givenRate(db, {
    kind: 'loan',
    name: 'เงินกู้สามัญ',
    effective_on: '2026-01-01',
    rate_ppm: 60_000,
  })
  const { save, read } = await atWork(app, db)
  const past = { effective_on: '2026-01-01', rate_ppm: 60_000, note: '' }
  const product = (steps: object[], change = {}) => ({
    products: [
      {
        kind: 'loan',
        name: 'เงินกู้สามัญ',
        was: 'เงินกู้สามัญ',
        months_max: 120,
        amount_max: 1_500_000_00,
        steps,
        ...change,
      },
    ],
  })
  const refused = async (content: object, words: string) => {
    const reply = await save(RATES, () => content)
    expect([reply.statusCode, reply.json().error]).toEqual([400, expect.stringContaining(words)])
  }

  await refused(product([{ ...past, rate_ppm: 50_000 }]), 'แก้หรือเพิ่มย้อนหลังไม่ได้')
  await refused(product([past, { ...past, effective_on: '2026-02-01' }]), 'แก้หรือเพิ่มย้อนหลังไม่ได้')
  await refused(product([{ ...past, effective_on: TODAY }]), 'ลบอัตราที่มีผลแล้วของ')
  await refused(product([past, past]), 'วันที่มีผลซ้ำกัน')
  await refused(
    product([past, { ...past, effective_on: TODAY, rate_ppm: 200_001 }]),
    'อัตราต้องไม่เกิน 20.00%',
  )
  await refused(product([past], { name: '' }), 'กรอกชื่อประเภท')
  await refused(product([past], { months_max: 601 }), 'ไม่เกิน 600 งวด')
  await refused(product([past], { amount_max: -1 }), 'วงเงินต้องเป็นจำนวนเงิน')
  await refused(
    {
      products: [
        ...product([past]).products,
        ...product([{ ...past, effective_on: TODAY }], { was: '' }).products,
      ],
    },
    'อยู่แล้ว',
  )

  const next = { effective_on: TODAY, rate_ppm: 57_500, note: 'ลดแล้ว' }
  const saved = await save(RATES, () => product([past, next], { name: 'เงินกู้สามัญทั่วไป' }))
  expect(saved.statusCode).toBe(200)
  const [kept] = (await read(RATES)).content.products
  expect(kept).toEqual({
    kind: 'loan',
    name: 'เงินกู้สามัญทั่วไป',
    was: 'เงินกู้สามัญทั่วไป',
    months_max: 120,
    amount_max: 1_500_000_00,
    steps: [next, past],
  })
  app.memory.forget()
  const { loan } = (await app.inject('/api/info/home')).json().data.rates
  expect(loan).toEqual([{ name: 'เงินกู้สามัญทั่วไป', ...next }])
  const { loan_types } = (await app.inject('/api/info/calculators')).json().data
  expect(loan_types).toMatchObject([{ months_max: 120, amount_max: 1_500_000_00 }])
})

test('settings that each could be, and together would break a calculator, are refused', async ({
  app,
  db,
}) => {
  await givenRate(db, { kind: 'loan', name: 'เงินกู้สามัญ', rate_ppm: 60_000 })
  const { save } = await atWork(app, db, { roles: ['administrator'] })
  const said = async (path: string, change: object) => {
    const reply = await save(path, (content) => ({ ...(content as object), ...change }))
    return reply.statusCode === 200 ? 'saved' : reply.json().error
  }

  expect(await said(LOAN, { loan_rate_cap_ppm: '59999' })).toContain('ต้องไม่ต่ำกว่านั้น')
  expect(await said(LOAN, { loan_rate_cap_ppm: '60000' })).toBe('saved')
  expect(await said(LOAN, { loan_months_max: '0' })).toContain('ตั้งแต่ 1 ถึง 600')
  expect(await said(LOAN, { loan_year_basis: '360' })).toContain('เลือกจำนวนวันต่อปี')
  expect(await said(LOAN, { loan_principal_max: '1e9' })).toContain('วงเงินกู้สูงสุดต้องเป็นตัวเลข')
  expect(await said(LOAN, { loan_principal_max: '' })).toBe('กรอกวงเงินกู้สูงสุด')
  expect(await said(LOAN, { coopNameTH: 'x' })).toContain('ไม่รู้จักค่า')
  expect(await said(DIVIDEND, { dividend_rate_ppm: '60000', dividend_cap_ppm: '50000' })).toContain(
    'ต้องไม่เกินอัตราสูงสุด 5.00%',
  )
  expect(await said(DIVIDEND, { dividend_rate_ppm: '' })).toBe('saved')
  // A class of quality begins after the milder one, also where that one stands as the registrar has it.
  const quality = '/api/admin/settings/quality'
  const order = { quality_substandard_months: '6', quality_doubtful_months: '3' }
  expect(await said(quality, order)).toContain('ชั้นสงสัยต้องเริ่มหลังชั้นต่ำกว่ามาตรฐาน ซึ่งค้างเกิน 6 เดือน')
  expect(await said(quality, { quality_substandard_months: '6' })).toContain('มากกว่านั้น')
  expect(await said(quality, { quality_doubtful_loss_months: '6' })).toContain('ชั้นสงสัยจะสูญ')
  expect(await said(quality, { quality_doubtful_months: '11' })).toBe('saved')
  const contact = '/api/admin/settings/contact'
  expect(await said(contact, { email: 'nobody' })).toContain('อีเมลไม่ถูกต้อง')
  expect(await said(contact, { line_url: 'javascript:alert(1)' })).toContain('https://')
  expect(await said(contact, { phone: 'โทรมา' })).toContain('โทรศัพท์ไม่ถูกต้อง')
  expect(await said(contact, { phone: '0-4200-0000 ต่อ 12', office_time: '09.00–15.00 น.' })).toBe(
    'saved',
  )
  expect(await said('/api/admin/settings/portal', { welfare_conditions: 'W01 ไม่มีจุดคู่' })).toContain(
    'รายการที่ 1: กรอกรหัสสวัสดิการ',
  )
  app.memory.forget()
  expect((await app.inject('/home')).body).toContain('09.00–15.00\u00A0น.')
})

test('whatever the form lets through, the calculators reckon with and do not replace', async ({
  app,
  db,
}) => {
  const { save } = await atWork(app, db, { roles: ['administrator'] })
  for (const pick of ['min', 'max'] as const) {
    for (const group of ['loan', 'dividend'] as const) {
      const values = extremes(group, pick)
      const reply = await save(`/api/admin/settings/${group}`, () => values)
      expect([reply.statusCode, reply.json().error]).toEqual([200, undefined])
    }
    app.memory.forget()
    const { loan, dividend: rules } = (await app.inject('/api/info/calculators')).json().data
    const asked = extremes('loan', pick)
    expect(String(loan.principalMax)).toBe(asked.loan_principal_max)
    expect(String(loan.instalmentFactor)).toBe(asked.loan_instalment_factor)
    expect(String(loan.rateCapPpm)).toBe(asked.loan_rate_cap_ppm)
    for (const method of ['equal-total', 'equal-principal'] as const) {
      const ratePpm = loan.rateCapPpm
      const owed = { principal: loan.principalMax, ratePpm, months: loan.monthsMax, method }
      const { rows } = schedule({ ...owed, startsOn: '2026-01-15' }, loan)
      expect(rows.at(-1)?.balance).toBe(0)
    }
    const contributions = monthlyContributions(satang(100_00), 2026, rules)
    const shares = { year: 2026, opening: satang(100_00), contributions, ratePpm: rules.capPpm }
    expect(dividend(shares, rules).total).toBeGreaterThanOrEqual(0)
  }
})

/** Every setting of a group at one end of what it may be. */
function extremes(group: SettingGroupName, pick: 'min' | 'max'): Record<string, string> {
  return Object.fromEntries(
    SETTING_GROUPS[group].settings.map(({ name, kind }) => {
      if (kind.is === 'choice') return [name, kind.choices.at(pick === 'min' ? 0 : -1)?.[0] ?? '']
      if (kind.is === 'baht' || kind.is === 'percent' || kind.is === 'whole')
        return [name, String(kind[pick])]
      return [name, 'x']
    }),
  )
}

test('whom a unit pays is set by an administrator with a fresh proof, and is nobody a bank would not know', async ({
  app,
  db,
}) => {
  const payment = '/api/admin/settings/payment'
  const { save, read } = await atWork(app, db, { login: 'chief', roles: ['administrator'] })
  const mistyped = await save(payment, () => ({ biller_id: '0994000999999', biller_name: '' }))
  expect([mistyped.statusCode, mistyped.json().error]).toEqual([
    400,
    'รหัสผู้รับชำระเงินต้องเป็นตัวเลข 15 หลัก',
  ])
  const biller = { biller_id: '099400099999901', biller_name: 'สหกรณ์ทดสอบ' }
  expect((await save(payment, () => biller)).statusCode).toBe(200)
  expect(await readBiller(db, 'สหกรณ์')).toEqual({ id: biller.biller_id, name: 'สหกรณ์ทดสอบ' })

  await db
    .updateTable('session')
    .set({ created_at: new Date(Date.now() - 600_000) })
    .where('subject_id', '=', 'chief')
    .execute()
  const stale = await save(payment, () => ({ ...biller, biller_id: '111111111111111' }))
  expect([stale.statusCode, stale.json().needs]).toEqual([403, 'step_up'])
  const unset = { pay_open: '', pay_deposit_types: '' }
  expect((await read(payment)).content).toEqual({ ...biller, ...unset })
})

test('what the office allows a night is what its checks go by', async ({ app, db }) => {
  const { save, read } = await atWork(app, db, { roles: ['administrator'] })
  const nights = '/api/admin/settings/nights'
  const { content } = await read(nights)
  expect(nightRulesOf(content)).toMatchObject({ interestTolerance: 1_00, postingDays: 0 })
  const wider = { import_interest_tolerance: '250', import_posting_days: '3' }
  const reply = await save(nights, () => ({ ...content, ...wider }))
  expect([reply.statusCode, reply.json().error]).toEqual([200, undefined])
  const kept = nightRulesOf(await settings(db))
  expect(kept).toMatchObject({ interestTolerance: 2_50, postingDays: 3 })
  const beyond = await save(nights, () => ({ ...content, import_posting_days: '32' }))
  expect(beyond.statusCode).toBe(400)
})

test('whatever is set at all can be set by staff', async ({ db }) => {
  const inForms = SETTING_GROUP_NAMES.flatMap((group) =>
    SETTING_GROUPS[group].settings.map(({ name }) => name),
  )
  // The marquee has a form of its own.
  const known = new Set([...inForms, 'show_marquee'])
  const names = [...Object.keys(demoSettings), ...Object.keys(await settings(db))]
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

test('the marquee is shown once there is something to say, and is plain text', async ({
  app,
  db,
}) => {
  const { save } = await atWork(app, db)
  const path = '/api/admin/settings/marquee'
  const none = await save(path, () => ({ show: true, notes: [] }))
  expect(none.json().error).toContain('เพิ่มข้อความอย่างน้อยหนึ่งข้อความ')
  await save(path, () => ({ show: true, notes: [{ text: ' ประชุมใหญ่ \n 5 < 7 ', until: '' }] }))
  app.memory.forget()
  expect((await app.inject('/api/info/manu')).json().marquee).toEqual([
    { Note: 'ประชุมใหญ่ 5 &lt; 7' },
  ])
  expect((await app.inject('/api/info/page-config')).json().data.show_marquee).toBe(true)
})
