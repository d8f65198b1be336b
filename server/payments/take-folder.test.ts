// The folder of the bank's files: each that is whole is taken once, as if an officer had sent it, and nothing is released by it.

import { appendFile, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { setSetting } from '#database/queries/site/setting.ts'
import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { satang } from '#domain/money/money.ts'
import type { BankLine } from '#domain/payment/bank-line.ts'
import { writeCrossBankFile } from '#domain/payment/cross-bank-file.ts'
import { intentRef2, memberRef1 } from '#domain/payment/pay-reference.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenPayOpen } from '#tests/support/given/pay.ts'
import { type DeskOfficer, givenDeskOfficer } from '#tests/support/given/request-desk.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { bankLine } from '#tests/support/payment/bank-files.ts'
import { recordedEvents } from '#tests/support/staff/as-officer.ts'
import { bytesOf } from './folder-files.ts'
import { takeFolder } from './take-folder.ts'

const MEMBER = '000001'
const TODAY = bangkokDate(new Date())

const portal = sharedPortal('bank_folder', { members: 12, months: 14 })
let checker: DeskOfficer
let releaser: DeskOfficer
let folder: string
let days = 0

beforeAll(async () => {
  checker = await givenDeskOfficer(portal.app, 'member_service', 'approver')
  releaser = await givenDeskOfficer(portal.app, 'approver')
})

beforeEach(async () => {
  await givenPayOpen(portal.app.db)
  folder = await mkdtemp(join(tmpdir(), 'bank-folder-'))
})

afterEach(() => rm(folder, { recursive: true }))

const look = (wait = async () => {}) => takeFolder(portal.app, folder, { wait })

const put = (name: string, bytes: Buffer | string) => writeFile(join(folder, name), bytes)

/** Of a day of the bank of its own, so that no two tests bring the same. */
function aFile(...lines: Partial<BankLine>[]): Buffer {
  const datedOn = `2026-10-${String(++days).padStart(2, '0')}` as Day
  const told = lines.map((line, at) =>
    bankLine({ ref1: '', amount: satang(7_00), ...line, sequence: at + 1 }),
  )
  const of = { bank: '006', account: '1234567890', datedOn, lines: told }
  return Buffer.from(inWindows874(writeCrossBankFile(of, 'สหกรณ์')))
}

async function intent(amount: number): Promise<Partial<BankLine>> {
  const wish = { purpose: 'other', about: 'ค่าธรรมเนียม', amount }
  const made = await portal.call(MEMBER, '/pay', 'POST', wish)
  const ref2 = intentRef2(made.json().data.intent_no)
  return { ref1: memberRef1(MEMBER, 'other'), ref2, amount: satang(amount), paidOn: TODAY }
}

/** Files, lines, what was noted and what the audit has. */
async function counts() {
  const [row] = await portal.rows(
    `select (select count(*)::int from bank_file) as files, (select count(*)::int from bank_line) as lines,
       (select count(*)::int from bank_folder_file) as noted, (select count(*)::int from payment) as payments,
       (select count(*)::int from audit_event where action = 'bank.take') as audited`,
  )
  return row
}

const lying = async (into = '') =>
  (await readdir(join(folder, into), { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

async function waiting(officer: DeskOfficer, queue: string): Promise<number> {
  const { queues } = await officer.data('overview')
  return queues.find(({ label }: { label: string }) => label === queue).count
}

test('SEC-76 a file in the folder is matched as an officer’s would be, and waits for two officers: one checks it, another releases it', async () => {
  const paid = await intent(1_500_00)
  await put('bank.txt', aFile(paid))
  const before = await waiting(checker, 'ไฟล์รับชำระรอตรวจ')
  await look()

  expect(await lying()).toEqual([])
  expect(await lying('taken')).toEqual([expect.stringMatching(/^\d{6}-bank\.txt$/)])
  const { files } = await checker.data('bank-files')
  const [file] = files
  expect(file).toMatchObject({ name: 'bank.txt', state: 'taken', taker: '', checker: null })
  expect(file).toMatchObject({ lines: 1, matched: 1, undecided: 0, accepted_sum: 1_500_00 })
  expect((await recordedEvents(portal.app, 'bank.take')).at(-1)).toMatchObject({
    actor: 'system',
    outcome: 'done',
    detail: { file_id: file.file_id, name: 'bank.txt', rows: 1 },
  })
  expect(await waiting(checker, 'ไฟล์รับชำระรอตรวจ')).toBe(before + 1)

  const at = `bank-files/${file.file_id}`
  const early = await releaser.send(`${at}/release`)
  expect([early.statusCode, early.json().rc_des]).toEqual([
    409,
    expect.stringContaining('ตรวจรับก่อน'),
  ])
  expect(await checker.data(at)).toMatchObject({ may_check: true, may_release: false })
  expect((await checker.send(`${at}/check`)).statusCode).toBe(200)
  expect((await checker.send(`${at}/check`)).statusCode).toBe(409)
  expect(await waiting(releaser, 'ไฟล์รับชำระรอปล่อย')).toBeGreaterThan(0)
  expect((await checker.send(`${at}/release`)).statusCode).toBe(403)
  expect((await portal.feed(MEMBER, '/pay')).intents[0].state).toBe('made')
  expect((await releaser.send(`${at}/release`)).statusCode).toBe(200)
  expect((await portal.feed(MEMBER, '/pay')).intents[0].state).toBe('confirmed')
  const [row] = await portal.rows(
    `select checked_by, approved_by from request where kind = 'payment' order by request_id desc limit 1`,
  )
  expect(row).toEqual({ checked_by: checker.login, approved_by: releaser.login })
  expect((await checker.send(`${at}/check`)).statusCode).toBe(409)
})

test('SEC-76 what an officer sent needs no such check, and nobody can give it one', async () => {
  const sent = await checker.sendFile(
    'bank-files?name=a.txt&layout=cross-bank&dry=no',
    aFile(await intent(12_00)),
  )
  const at = `bank-files/${sent.json().data.file_id}`
  expect(await releaser.data(at)).toMatchObject({ may_check: false, may_release: true })
  expect((await checker.send(`${at}/check`)).statusCode).toBe(409)
  expect((await checker.send('bank-files/999999/check')).statusCode).toBe(404)
})

test('SEC-76 the same file twice, under any name, or with a line more, brings nothing twice', async () => {
  const lines = [{ amount: satang(1_00) }, { amount: satang(2_00) }]
  const first = aFile(...lines)
  days--
  const longer = aFile(...lines, { amount: satang(3_00) })
  await put('a.txt', first)
  await look()
  const after = await counts()
  await put('a.txt', first)
  await put('b.txt', first)
  await look()
  const again = await counts()
  expect(again).toEqual({ ...after, noted: after.noted + 2 })
  expect(await lying('taken')).toHaveLength(3)
  await put('c.txt', longer)
  await look()
  expect(await counts()).toMatchObject({ files: after.files + 1, lines: after.lines + 1 })
})

test('SEC-76 what cannot be read is moved aside with the reason beside it, and told to officers until one has looked', async () => {
  const wrong = aFile({})
  wrong.write('9', wrong.length - 258 + 51)
  await put('wrong.txt', wrong)
  await put('letter.txt', 'เรียน สหกรณ์')
  await put('empty.txt', '')
  await put('large.csv', Buffer.alloc(8 * 1024 * 1024 + 1, 'bank,ref1,amount\n'))
  const before = await counts()
  await look()
  expect(await counts()).toEqual({
    ...before,
    noted: before.noted + 4,
    audited: before.audited + 4,
  })
  expect(await lying()).toEqual([])
  const aside = await lying('refused')
  expect(aside.map((name) => name.slice(7)).sort()).toEqual(
    ['empty.txt', 'large.csv', 'letter.txt', 'wrong.txt', ...Array(4).fill('reason.txt')].sort(),
  )
  const number = aside.find((name) => name.endsWith('wrong.txt'))?.slice(0, 6)
  const reason = await readFile(join(folder, 'refused', `${number}-reason.txt`), 'utf8')
  expect(reason).toMatch(/ไม่รับไฟล์ wrong\.txt.*บรรทัดที่ 3: /s)
  expect((await recordedEvents(portal.app, 'bank.take')).at(-1)).toMatchObject({
    actor: 'system',
    outcome: 'refused',
  })

  const { refused } = await checker.data('bank-files')
  expect(
    refused.map(({ name, problems }: { name: string; problems: { says: string }[] }) => [
      name,
      problems[0]?.says,
    ]),
  ).toEqual([
    ['wrong.txt', expect.stringContaining('สรุป')],
    ['letter.txt', expect.stringContaining('ไม่รู้จักรูปแบบ')],
    ['large.csv', expect.stringContaining('8 MB')],
    ['empty.txt', expect.stringContaining('ไม่มีข้อมูล')],
  ])
  expect(await waiting(checker, 'ไฟล์ธนาคารที่ระบบไม่รับ')).toBe(4)
  for (const { folder_file_id } of refused)
    expect((await checker.send(`bank-folder/${folder_file_id}/seen`)).statusCode).toBe(200)
  expect((await checker.send(`bank-folder/${refused[0].folder_file_id}/seen`)).statusCode).toBe(404)
  expect((await checker.data('bank-files')).refused).toEqual([])
})

test('SEC-76 a file that is still being written is left alone, as is what a program is not done with, a link and a folder', async () => {
  const bytes = aFile({})
  await put('slow.txt', bytes.subarray(0, 300))
  await put('copy.txt.part', bytes)
  await put('.hidden', bytes)
  await symlink('/etc/hostname', join(folder, 'link.txt'))
  const before = await counts()
  await look(() => appendFile(join(folder, 'slow.txt'), bytes.subarray(300)))
  expect(await counts()).toEqual(before)
  expect((await readdir(folder)).sort()).toEqual([
    '.hidden',
    'copy.txt.part',
    'link.txt',
    'slow.txt',
  ])
  await look()
  expect(await counts()).toMatchObject({ files: before.files + 1 })
})

test('SEC-76 a link that takes a file’s place at the last moment is not followed', async () => {
  await put('elsewhere.part', aFile({}))
  await symlink(join(folder, 'elsewhere.part'), join(folder, 'link.txt'))
  await expect(bytesOf(folder, 'link.txt', 9)).rejects.toThrow('ELOOP')
  const before = await counts()
  await look()
  expect(await counts()).toEqual(before)
  expect((await readdir(folder)).sort()).toEqual(['elsewhere.part', 'link.txt'])
})

test('SEC-76 whoever dies between taking and moving leaves nothing to be taken twice', async () => {
  await put('a.txt', aFile({ amount: satang(4_00) }))
  // Where it would be moved to cannot be made: the taking stands, and is told as a fault of the job.
  await symlink('/nowhere/at/all', join(folder, 'taken'))
  await expect(look()).rejects.toThrow(/of the bank's files/)
  const after = await counts()
  await expect(look()).rejects.toThrow()
  expect(await counts()).toEqual(after)
  expect(await lying()).toContain('a.txt')
  await rm(join(folder, 'taken'))
  await look()
  expect(await lying()).toEqual([])
  expect(await counts()).toEqual(after)

  // Moved, and died before it was said: another file of the name is another file.
  await portal.rows('update bank_folder_file set moved_at = null returning 1')
  await put('a.txt', aFile({ amount: satang(5_00) }))
  await look()
  expect(await counts()).toMatchObject({ files: after.files + 1, noted: after.noted + 1 })
  expect(await lying('taken')).toHaveLength(2)
})

test('SEC-76 of several processes that look at once one takes it', async () => {
  const before = await counts()
  await put('a.txt', aFile({ amount: satang(6_00) }, { amount: satang(8_00) }))
  await Promise.all([look(), look(), look(), look()])
  expect(await counts()).toMatchObject({
    files: before.files + 1,
    lines: before.lines + 2,
    audited: before.audited + 1,
  })
  expect(await lying('taken')).toHaveLength(1)
})

test('SEC-76 while paying by code is closed files lie where they are, and a folder that is gone is a fault', async () => {
  await put('a.txt', aFile({ amount: satang(9_00) }))
  await setSetting(portal.app.db, 'pay_open', 'no')
  await look()
  expect(await lying()).toEqual(['a.txt'])
  await givenPayOpen(portal.app.db)
  await expect(takeFolder(portal.app, join(folder, 'none'))).rejects.toThrow('ENOENT')
})
