// Somebody who goes to ThaID from a page of ours and comes back.

import { expect } from 'vitest'
import type { Person } from '#demo/core-system/member/person.ts'
import type { Thaid } from '../given/thaid.ts'
import type { Browser } from './recovering.ts'

/** As the department knows somebody. */
export function known({ nationalId, birth }: Person, more: object = {}) {
  return {
    pid: nationalId,
    birthdate: birth,
    ial: '2.3',
    given_name: 'ชื่อ',
    family_name: 'สกุล',
    ...more,
  }
}

export async function begun(browser: Browser, no: string): Promise<string> {
  const reply = await browser.post('/thaid', { membership_no: no, purpose: 'forget' })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data.url
}

export async function wentThrough(thaid: Thaid, browser: Browser, no: string) {
  return browser.post('/thaid/return', await thaid.visit(await begun(browser, no)))
}
