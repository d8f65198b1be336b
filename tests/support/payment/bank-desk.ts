// The desk of the bank's files: members who pay by code, one officer who takes what the bank sends and another who releases it.

import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { satang } from '#domain/money/money.ts'
import type { BankLine } from '#domain/payment/bank-line.ts'
import { writeCrossBankFile } from '#domain/payment/cross-bank-file.ts'
import { intentRef2, memberRef1 } from '#domain/payment/pay-reference.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { givenPayOpen } from '../given/pay.ts'
import { type DeskOfficer, givenDeskOfficer } from '../given/request-desk.ts'
import { givenPortal, type Portal } from '../night/portal.ts'
import { bankLine } from './bank-files.ts'

export interface BankDesk {
  portal: Portal
  /** Both may take and release: it is the same person who may not do both. */
  taker: DeskOfficer
  releaser: DeskOfficer
}

export async function givenBankDesk(name: string): Promise<BankDesk> {
  const portal = await givenPortal(name, { members: 12, months: 14 })
  await givenPayOpen(portal.app.db)
  return {
    portal,
    taker: await givenDeskOfficer(portal.app, 'member_service', 'approver'),
    releaser: await givenDeskOfficer(portal.app, 'member_service', 'approver'),
  }
}

export function bankFilesOf(desk: () => BankDesk) {
  let days = 0

  /** What the bank tells of a member who paid by the code of their own. */
  async function paid(member: string, amount: number): Promise<Partial<BankLine>> {
    const wish = { purpose: 'other', about: `ค่าธรรมเนียม ${days}`, amount }
    const made = await desk().portal.call(member, '/pay', 'POST', wish)
    const ref2 = intentRef2(made.json().data.intent_no)
    const paidOn = bangkokDate(new Date())
    return { ref1: memberRef1(member, 'other'), ref2, amount: satang(amount), paidOn }
  }

  /** Each file its own day of the bank. */
  function nextDay(): Day {
    return `2026-10-${String(++days).padStart(2, '0')}` as Day
  }

  function fileOf(datedOn: Day, lines: readonly Partial<BankLine>[]): Buffer {
    const told = lines.map((line, at) => bankLine({ sequence: at + 1, ...line }))
    const of = { bank: '006', account: '1234567890', datedOn, lines: told }
    return Buffer.from(inWindows874(writeCrossBankFile(of, 'สหกรณ์')))
  }

  function send(bytes: Buffer, dry: 'yes' | 'no') {
    return desk().taker.sendFile(`bank-files?name=a.txt&layout=cross-bank&dry=${dry}`, bytes)
  }

  async function taken(bytes: Buffer) {
    return (await send(bytes, 'no')).json().data
  }

  return { paid, nextDay, fileOf, send, taken }
}
