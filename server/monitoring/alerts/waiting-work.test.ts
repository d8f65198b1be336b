// Of the bank's files that wait for officers, each is told once.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, vi } from 'vitest'
import type { Day } from '#domain/calendar/day.ts'
import { satang } from '#domain/money/money.ts'
import { writeCrossBankFile } from '#domain/payment/cross-bank-file.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { takeFolder } from '#server/payments/take-folder.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenPayOpen } from '#tests/support/given/pay.ts'
import { givenDeskOfficer } from '#tests/support/given/request-desk.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { bankLine } from '#tests/support/payment/bank-files.ts'
import { watchForFaults } from './alerts.ts'
import { reportWork } from './waiting-work.ts'

const ALERTS = { emails: ['bank@coop.example'], phones: ['0812345678'], webhook: '' }
const PAYER = 'นางสาว สมศรี ใจดี'

const portal = sharedPortal('waiting_work', { members: 12, months: 14 })
const mail = vi.fn(async (_: { body: string }) => undefined)
const sms = vi.fn(async () => undefined)

beforeAll(async () => {
  await givenPayOpen(portal.app.db)
  portal.app.senders = {
    email: { send: mail, keepsBody: false, close: () => undefined },
    sms: { send: sms, keepsBody: false, close: () => undefined },
  }
})

beforeEach(() => {
  mail.mockClear()
  sms.mockClear()
})

/** What the mails said, of one look or of one at another moment. */
async function told(now = new Date()): Promise<string[]> {
  mail.mockClear()
  await reportWork(portal.app, ALERTS, now)
  return mail.mock.calls.map(([{ body }]) => body)
}

async function fromFolder(name: string, bytes: Buffer | string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'waiting-work-'))
  await writeFile(join(folder, name), bytes)
  await takeFolder(portal.app, folder, { wait: async () => {} })
  await rm(folder, { recursive: true })
}

function aFile(datedOn: Day): Buffer {
  const lines = [bankLine({ ref1: '', payer: PAYER, amount: satang(765_43), sequence: 1 })]
  const of = { bank: '006', account: '1234567890', datedOn, lines }
  return Buffer.from(inWindows874(writeCrossBankFile(of, '')))
}

test('a file that the folder brought is told once to be checked, then once to be released, and not when it is done', async () => {
  expect(await told()).toEqual([])
  await fromFolder('bank-0123456789.txt', aFile('2026-10-01'))
  const [first, ...more] = await told()
  expect(first).toContain('มีงานรอเจ้าหน้าที่ ไฟล์จากโฟลเดอร์ธนาคารรอตรวจ 1 ไฟล์')
  expect(more).toEqual([])
  expect(await told()).toEqual([])

  const checker = await givenDeskOfficer(portal.app, 'member_service', 'approver')
  const [{ file_id, line_id }] = await portal.rows('select file_id, line_id from bank_line')
  const aside = { decision: 'set_aside', membership_no: '', parts: [], reason: 'รอผู้ชำระติดต่อ' }
  await checker.send(`bank-files/${file_id}/lines/${line_id}`, aside)
  expect((await checker.send(`bank-files/${file_id}/check`)).statusCode).toBe(200)
  expect(await told()).toEqual([expect.stringContaining('รอปล่อย 1 ไฟล์')])
  expect(await told()).toEqual([])

  const releaser = await givenDeskOfficer(portal.app, 'approver')
  expect((await releaser.send(`bank-files/${file_id}/release`)).statusCode).toBe(200)
  expect(await told()).toEqual([])
  expect(await portal.rows(`select name from alert where name like 'work %'`)).toEqual([])
})

test('a second file is told although the first still waits; a refused one too; neither name nor amount nor account is in it, and no SMS', async () => {
  await fromFolder('a.txt', aFile('2026-10-02'))
  expect(await told()).toHaveLength(1)
  await fromFolder('bank-0123456789.txt', aFile('2026-10-03'))
  await fromFolder('c.txt', 'เรียน สหกรณ์')
  const [body = ''] = await told()
  expect(body).toContain('รอตรวจ 1 ไฟล์ · ไฟล์จากโฟลเดอร์ธนาคารที่ระบบไม่รับ 1 ไฟล์')
  for (const secret of [PAYER, '765', '0123456789', '1234567890', '.txt'])
    expect(body).not.toContain(secret)
  expect(sms).not.toHaveBeenCalled()
})

test('what is watched for faults neither tells of work nor forgets that it was told', async () => {
  await watchForFaults(portal.app, ALERTS, new Date())
  for (const [{ body }] of mail.mock.calls) expect(body).not.toContain('โฟลเดอร์ธนาคาร')
  expect(await told()).toEqual([])
})

test('a file that has not come at its usual hour is told once that day; where there is no folder, nothing is waited for', async () => {
  const at = (said: string) => new Date(`${said}:00+07:00`)
  for (const day of ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05'])
    await portal.rows(
      `insert into bank_folder_file (name, sha256, outcome, problems, at, moved_at, seen_by, seen_at)
       select 'd', sha256('${day}'), 'refused', '[]', '${day} 06:30+07', now(), min(login), now() from staff`,
    )
  const missing = expect.stringContaining('วันนี้ยังไม่มีไฟล์ในโฟลเดอร์ธนาคาร')
  expect(await told(at('2027-03-08T12:00'))).toEqual([])
  portal.app.settings.bankFolder = '/srv/bank'
  expect(await told(at('2027-03-08T07:00'))).toEqual([])
  expect(await told(at('2027-03-08T07:30'))).toEqual([missing])
  expect(await told(at('2027-03-08T12:00'))).toEqual([])
  expect(await told(at('2027-03-09T12:00'))).toEqual([missing])
  expect(await told(at('2027-03-13T12:00'))).toEqual([])
})

test('until it comes, officers read on their pages which day’s file is missing; one that an officer sends by hand ends it', async () => {
  const clerk = await givenDeskOfficer(portal.app, 'member_service')
  const shown = async () => {
    const { queues } = await clerk.data('overview')
    const { awaited } = await clerk.data('bank-files')
    const queue = queues.find(({ label }: { label: string }) => label === 'ไฟล์ธนาคารไม่มาตามเวลา')
    return [queue.count, awaited?.on, awaited?.usually_by]
  }
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-08T07:00:00+07:00') })
  expect(await shown()).toEqual([0, undefined, undefined])
  vi.setSystemTime(new Date('2027-03-08T07:30:00+07:00'))
  expect(await shown()).toEqual([1, '2027-03-08', '06.30\u00A0น.'])
  vi.setSystemTime(new Date('2027-03-09T05:00:00+07:00'))
  expect(await shown()).toEqual([1, '2027-03-08', '06.30\u00A0น.'])

  const sent = 'bank-files?name=a.txt&layout=cross-bank&dry=no'
  const { file_id } = (await clerk.sendFile(sent, aFile('2026-10-09'))).json().data
  await portal.rows(
    `update bank_file set taken_at = '2027-03-08 15:00+07' where file_id = ${file_id}`,
  )
  expect(await shown()).toEqual([0, undefined, undefined])

  // Monday's, sent on Tuesday morning, is not Tuesday's.
  await portal.rows(
    `update bank_file set taken_at = '2027-03-09 05:30+07' where file_id = ${file_id}`,
  )
  vi.setSystemTime(new Date('2027-03-09T06:00:00+07:00'))
  expect(await shown()).toEqual([0, undefined, undefined])
  vi.setSystemTime(new Date('2027-03-09T07:30:00+07:00'))
  expect(await shown()).toEqual([1, '2027-03-09', '06.30\u00A0น.'])
  // A folder that stays dead, to the next month.
  vi.setSystemTime(new Date('2027-04-08T12:00:00+07:00'))
  expect(await shown()).toEqual([1, '2027-03-09', '06.30\u00A0น.'])
  vi.useRealTimers()
})
