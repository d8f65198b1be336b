// A night may be published between the moment when a unit's session was looked up and that when its letter is read.

import type { FastifyRequest } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { givenSet } from '#tests/support/night/night.ts'
import { givenUnitPortal, type UnitPortal } from '#tests/support/night/unit-portal.ts'
import { readDeliveryBook } from './delivery-book.ts'

const UNIT = '00010001'
const PLAN = { members: 40, units: 3, months: 4 }

let portal: UnitPortal
beforeAll(async () => {
  portal = await givenUnitPortal('unit_delivery_book', { ...PLAN, seed: 1 })
})

test('a letter is of one night: what is billed and what was reported of it', async () => {
  const before = await portal.feed(UNIT, '/delivery_book')
  const [{ run_id, as_of }] = await portal.rows('select run_id, as_of::text from publication')
  const night = await givenSet({ ...PLAN, seed: 2 })
  expect(await portal.database.load(night, { accept: true })).toMatchObject({ state: 'published' })
  // The bill is still in memory; what was reported of it is asked again.
  portal.app.reports.forget()

  const unit = { unitNo: UNIT, publication: { run_id, as_of } }
  const request = { server: portal.app, unit } as unknown as FastifyRequest
  const { data } = await readDeliveryBook(request, {})

  expect(data.letter?.billed).not.toBe(before.letter.billed)
  expect(data).toEqual(await portal.feed(UNIT, '/delivery_book'))
})
