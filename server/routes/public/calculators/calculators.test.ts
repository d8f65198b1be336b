import { DEFAULT_RULES } from '#domain/loan/loan.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenRate, givenSetting } from '#tests/support/given/site.ts'

test('the calculators start from the rates in force and the settings a new site has', async ({
  db,
  app,
}) => {
  await givenRate(db, { kind: 'loan', name: 'สามัญ', seq: 2, rate_ppm: 60_000 })
  await givenRate(db, {
    kind: 'loan',
    name: 'สามัญ',
    seq: 2,
    rate_ppm: 57_500,
    effective_on: '2026-07-01',
    note: 'ไม่เกิน 120 งวด',
  })
  await givenRate(db, { kind: 'loan', name: 'อนาคต', effective_on: '2300-01-01' })
  await givenRate(db, { kind: 'deposit', name: 'ออมทรัพย์' })

  const { data } = (await app.inject('/api/info/calculators')).json()

  expect(data).toEqual({
    loan_types: [
      {
        seq: 2,
        name: 'สามัญ',
        rate_ppm: 57_500,
        effective_on: '2026-07-01',
        note: 'ไม่เกิน 120 งวด',
        months_max: null,
        amount_max: null,
      },
    ],
    loan: DEFAULT_RULES,
    dividend: {
      method: 'A',
      firstMonth: 1,
      cutOffDay: 7,
      capPpm: 100_000,
      amountMax: 100_000_000_00,
    },
    dividend_rate_ppm: null,
    return_rate_ppm: null,
  })
})

test('staff change a rule by its setting, and a slip of theirs leaves the usual rule', async ({
  db,
  app,
}) => {
  for (const [name, value] of Object.entries({
    loan_year_basis: 'actual',
    loan_interest_rounding: 'up-25-satang',
    loan_instalment_factor: '-500',
    loan_months_max: '150',
    loan_rate_cap_ppm: '15%', // a slip
    loan_principal_max: '0', // nobody could borrow
    dividend_method: 'a', // a slip
    dividend_first_month: '13',
    dividend_cap_ppm: '80000',
    dividend_rate_ppm: '49000',
    return_rate_ppm: '105000',
  })) {
    await givenSetting(db, name, value)
  }

  const { data } = (await app.inject('/api/info/calculators')).json()

  expect(data).toMatchObject({
    loan: {
      yearBasis: 'actual',
      interestRounding: 'up-25-satang',
      instalmentFactor: -500,
      monthsMax: 150,
      rateCapPpm: 200_000,
      principalMax: 100_000_000_00,
    },
    dividend: { method: 'A', firstMonth: 1, capPpm: 80_000 },
    dividend_rate_ppm: 49_000,
    return_rate_ppm: 105_000,
  })
})
