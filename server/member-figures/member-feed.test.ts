// A night may be published at any moment: whoever reads is given one night, whole.

import { expect, test } from 'vitest'
import { shareMovementsOf, shareOf } from '#database/queries/figures/share.ts'
import { givenSet } from '#tests/support/night/night.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
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

test('what a member is shown from memory was read in their own name', async () => {
  const own = await portal.feed(MEMBER, '/share')
  const another = await readMember(portal.app, '000002', (reading) =>
    reading.night(shareOf, MEMBER),
  )

  expect(own.balance).toBeGreaterThan(0)
  expect(another).toBeUndefined()
})
