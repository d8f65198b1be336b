// A night may be published at any moment: whoever reads is given one night, whole.

import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { shareMovementsOf, shareOf } from '#database/queries/figures/share.ts'
import { givenSet } from '#tests/support/night/night.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { NightTurns } from '../figures/night-turns.ts'
import { readMember } from './member-feed.ts'

const MEMBER = '000001'
const portal = sharedPortal('member_feed', { members: 5, seed: 1 })
async function publish(seed: number) {
  const outcome = await portal.database.load(await givenSet({ members: 5, seed }), { accept: true })
  expect(outcome.state).toBe('published')
}

async function balanceInTheBooks() {
  const [share] = await portal.rows(`select balance from share where membership_no = '${MEMBER}'`)
  return Number(share.balance)
}

test('a member who looks again after a night was published sees that night, from memory or not', async () => {
  const first = await balanceInTheBooks()
  expect((await portal.feed(MEMBER, '/share')).balance).toBe(first)
  expect((await portal.feed(MEMBER, '/share')).balance).toBe(first)

  await publish(2)

  const second = await balanceInTheBooks()
  expect(second).not.toBe(first)
  expect((await portal.feed(MEMBER, '/share')).balance).toBe(second)
})

test('a night that is published in the middle of a page is read whole, though half of the page was there', async () => {
  await portal.feed(MEMBER, '/share') // its rows are kept from now on
  const [{ run_id, as_of }] = await portal.rows('select run_id, as_of::text from publication')
  let times = 0

  const read = await readMember(
    portal.app,
    MEMBER,
    async (reading) => {
      times++
      const share = await reading.night(shareOf, MEMBER)
      if (times === 1) {
        await publish(3)
        portal.app.figures.forget()
      }
      const movements = await reading.night(shareMovementsOf, MEMBER)
      return { balance: share?.balance, last: movements.at(-1)?.balance }
    },
    { run_id, as_of },
  )

  expect(times).toBe(2)
  expect(read).toEqual({ balance: await balanceInTheBooks(), last: await balanceInTheBooks() })
})

test('readers turn to a published night one by one: none goes back, and nobody is shown two nights side by side', async () => {
  let now = 0
  const { nightTurns } = portal.app
  onTestFinished(() => {
    portal.app.nightTurns = nightTurns
  })
  portal.app.nightTurns = new NightTurns(800, () => now)
  const numbers = ['000001', '000002', '000003', '000004', '000005']
  const balances = async () =>
    (await Promise.all(numbers.map((number) => portal.feed(number, '/share')))).map(
      ({ balance }) => balance,
    )
  const before = await balances()
  await publish(4)
  const after = await portal
    .rows('select balance from share order by membership_no')
    .then((rows) => rows.map(({ balance }) => Number(balance)))

  // Nothing of deposits is in memory: whoever asks for them is shown the newer night, and from then on everywhere.
  const { accounts } = await portal.feed('000003', '/deposit')
  expect(accounts.map(({ balance }: { balance: number }) => balance)).toEqual(
    await portal
      .rows(
        `select balance from deposit_account where membership_no = '000003' order by account_no`,
      )
      .then((rows) => rows.map(({ balance }) => Number(balance))),
  )
  // A visit is noted as one of the newer night, so that is what it shows.
  expect((await portal.feed('000004', '/welcome')).share.balance).toBe(after[3])
  // A page may ask for something and look at it later: that it was not in memory is nobody's fault meanwhile.
  const [{ run_id, as_of }] = await portal.rows('select run_id, as_of::text from publication')
  const shown = await readMember(
    portal.app,
    '000005',
    async (reading) => {
      const asked = reading.live(shareOf, '000005')
      await setImmediate()
      return (await reading.night(shareOf, '000005'))?.balance === (await asked)?.balance
    },
    { run_id, as_of },
  )
  expect(shown).toBe(true)
  let newer = 0
  for (; now < 800; now += 50) {
    const seen = await balances()
    for (const [at, balance] of seen.entries()) expect([before[at], after[at]]).toContain(balance)
    expect(seen.slice(2)).toEqual(after.slice(2))
    const turned = seen.filter((balance, at) => balance === after[at]).length
    expect(turned).toBeGreaterThanOrEqual(newer)
    newer = turned
    if (now === 0) expect(turned).toBeLessThan(numbers.length)
  }
  expect(await balances()).toEqual(after)
})

test('what a member is shown from memory was read in their own name', async () => {
  const own = await portal.feed(MEMBER, '/share')
  const another = await readMember(portal.app, '000002', (reading) =>
    reading.night(shareOf, MEMBER),
  )

  expect(own.balance).toBeGreaterThan(0)
  expect(another).toBeUndefined()
})

test('a feed from memory is what the database says, word for word', async () => {
  const paths = ['/welcome', '/status', '/share', '/kep', '/coll', '/dividend']
  const feeds = () => Promise.all(paths.map((path) => portal.feed(MEMBER, path)))
  await feeds() // the visit is noted
  const again = await feeds()
  expect(await feeds()).toEqual(again)
  portal.app.figures.forget()
  portal.app.reports.forget()
  expect(await feeds()).toEqual(again)
})

test('what is made of several parts is made once, and again as soon as one of them is another', async () => {
  const times: string[] = []
  const shown = (name: string, bills: string[]) => {
    times.push(name)
    return { name, bills: bills.length }
  }
  const bills = ['2026-10']
  const made = (member: string, ...parts: Parameters<typeof shown>) =>
    readMember(portal.app, member, ({ madeOf }) => madeOf(shown, ...parts))

  const first = await made(MEMBER, 'สมหญิง', bills)
  expect(await made(MEMBER, 'สมหญิง', bills)).toBe(first)
  expect(await made('000002', 'สมชาย', bills)).toEqual({ name: 'สมชาย', bills: 1 })
  expect(await made(MEMBER, 'สมหญิง', bills)).toBe(first)
  expect(await made(MEMBER, 'สมหญิง', [...bills, '2026-11'])).toEqual({ name: 'สมหญิง', bills: 2 })
  expect(times).toEqual(['สมหญิง', 'สมชาย', 'สมหญิง'])
})
