import type { FastifyInstance } from 'fastify'
import { expect, test } from '#tests/support/app/test.ts'
import { givenElection, givenVoter } from '#tests/support/given/feedback.ts'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
const COUNT = { eligible: 500, ballots: 310, spoiled: 10 }

async function lookUp(app: FastifyInstance, voter: object) {
  const payload = { recaptcha: await solvedCaptcha(app), ...voter }
  return app.inject({ method: 'POST', url: '/api/info/election/voter', payload })
}

test('without any election the answer is empty', async ({ app }) => {
  const reply = await app.inject('/api/info/election')
  expect(reply.json()).toEqual({ rc_code: '1', data: { election: null, years: [] } })
})

test('the newest election comes first, and an older one by its พ.ศ.', async ({ db, app }) => {
  const year = await givenElection(db)
  await givenElection(db, { year: 2020, opens_at: ago(9_000), title: 'การเลือกตั้งปีก่อน' })
  await givenElection(db, { year: 2100, published_at: new Date(Date.now() + HOUR) })

  const newest = (await app.inject('/api/info/election')).json().data
  expect(newest.years).toEqual([year, 2020])
  expect(newest.election.positions[0].candidates).toMatchObject([
    { number: 1, votes: null },
    { number: 2, votes: null },
  ])
  const older = await app.inject('/api/info/election?year=2563')
  expect(older.json().data.election.title).toBe('การเลือกตั้งปีก่อน')
})

test('a year without an election, one that is not out, or no year at all leads nowhere', async ({
  db,
  app,
}) => {
  await givenElection(db, { year: 2100, published_at: new Date(Date.now() + HOUR) })
  expect((await app.inject('/election')).statusCode).toBe(200) // kept from now on
  for (const [year, status] of [
    ['2550', 404],
    ['0', 400],
    ['2643', 404],
    ['2020', 400],
    ['abc', 400],
  ]) {
    expect((await app.inject(`/api/info/election?year=${year}`)).statusCode).toBe(status)
    expect((await app.inject(`/election?year=${year}`)).statusCode).toBe(404)
  }
})

test('the count stays in the box until its hour', async ({ db, app }) => {
  await givenElection(db, {
    year: 2026,
    opens_at: ago(30),
    results_at: new Date(Date.now() + HOUR),
    ...COUNT,
  })
  await givenElection(db, { year: 2020, opens_at: ago(30), results_at: ago(1), ...COUNT })

  const counting = await app.inject('/api/info/election')
  expect(counting.json().data.election).toMatchObject({ results_at: null, turnout: null })
  expect(counting.body).not.toMatch(/"votes":\d|"elected":(true|false)|500|310/)
  const { election } = (await app.inject('/api/info/election?year=2563')).json().data
  expect(election.turnout).toEqual(COUNT)
  expect(election.positions[0].candidates).toMatchObject([
    { number: 1, votes: 100, elected: false },
    { number: 2, votes: 200, elected: true },
  ])
})

test('a member finds the place, the booth and the line, and nothing about themselves', async ({
  db,
  app,
}) => {
  const year = await givenElection(db)
  await givenVoter(db, year, '000123', '1987-03-15')
  const reply = await lookUp(app, { membership_no: '000123', birth_date: '1987-03-15' })

  expect(reply.json().data).toEqual({
    unit: 'โรงพยาบาลตัวอย่าง',
    place: 'อาคาร 1 ชั้น 2',
    booth: 2,
    list_no: 41,
  })
  expect(reply.headers['cache-control']).toContain('no-store')
})

test('an unknown member, a wrong birthday and an election that is over get one and the same answer', async ({
  db,
  app,
}) => {
  const year = await givenElection(db)
  await givenVoter(db, year, '000123', '1987-03-15')
  const past = await givenElection(db, {
    year: 2020,
    opens_at: ago(30),
    results_at: ago(1),
    ...COUNT,
  })
  await givenVoter(db, past, '000456', '1987-03-15')
  const answers = new Set<string>()
  for (const voter of [
    { membership_no: '999999', birth_date: '1987-03-15' },
    { membership_no: '000123', birth_date: '1987-03-16' },
    { membership_no: '000456', birth_date: '1987-03-15' },
  ]) {
    const reply = await lookUp(app, voter)
    answers.add(`${reply.statusCode} ${reply.json().error}`)
  }
  expect(answers.size).toBe(1)
  expect([...answers][0]).toContain('404 ไม่พบรายชื่อ')
})

test('birthdays cannot be tried one after another, on a number that exists or not', async ({
  db,
  app,
}) => {
  const year = await givenElection(db)
  await givenVoter(db, year, '000123', '1987-03-15')
  for (const membership_no of ['000123', '999999']) {
    const statuses: number[] = []
    for (let day = 1; day <= 11; day++) {
      const birth_date = `1990-01-${String(day).padStart(2, '0')}`
      statuses.push((await lookUp(app, { membership_no, birth_date })).statusCode)
    }
    expect(statuses, membership_no).toEqual([...Array(10).fill(404), 429])
  }
})

// biome-ignore format: a table reads in columns
test.for([
  ['a short number',       { membership_no: '123' }],
  ['letters',              { membership_no: "1' or1" }],
  ['no such day',          { birth_date: '1987-02-30' }],
  ['พ.ศ. in the wire',      { birth_date: '15/03/2530' }],
  ['another field',        { year: 2570 }],
  ['an unsolved captcha',  { recaptcha: 'x' }],
] as const)('%s is refused', async ([, wrong], { db, app }) => {
  await givenElection(db)
  const reply = await lookUp(app, { membership_no: '000123', birth_date: '1987-03-15', ...wrong })

  expect(reply.statusCode).toBe(400)
  expect(reply.json().error).toMatch(/[\u0E00-\u0E7F]{5}/)
})
