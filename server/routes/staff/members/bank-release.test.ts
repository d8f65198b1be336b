// Who lets a bank's file through: never alone, never one's own money, with a fresh proof, and all of it written down.

import { beforeAll } from 'vitest'
import { satang } from '#domain/money/money.ts'
import type { BankLine } from '#domain/payment/bank-line.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { type DeskOfficer, givenDeskOfficer } from '#tests/support/given/request-desk.ts'
import { type BankDesk, bankFilesOf, givenBankDesk } from '#tests/support/payment/bank-desk.ts'
import { recordedEvents } from '#tests/support/staff/as-officer.ts'

const [MEMBER, OTHER] = ['000001', '000002']

let portal: BankDesk['portal']
let taker: BankDesk['taker']
let releaser: BankDesk['releaser']
const { paid, nextDay, fileOf, taken } = bankFilesOf(() => ({ portal, taker, releaser }))

beforeAll(async () => {
  ;({ portal, taker, releaser } = await givenBankDesk('bank_release'))
})

/** Where a file of a bank's day of its own lies, which an officer took. */
async function takenAt(...lines: Partial<BankLine>[]): Promise<string> {
  return `bank-files/${(await taken(fileOf(nextDay(), lines))).file_id}`
}

const isOfficer = (officer: DeskOfficer, membershipNo: string | null) =>
  portal.rows(
    `update staff set membership_no = ${membershipNo && `'${membershipNo}'`} where login = '${officer.login}'`,
  )

async function accepted(at: string, officer: DeskOfficer, membership_no: string) {
  const { rows } = await officer.data(at)
  const parts = [{ purpose: 'other', of: 'ตามโทรศัพท์', amount: rows[0].amount }]
  const body = { decision: 'accept', membership_no, parts, reason: 'โทรสอบถามแล้ว' }
  return officer.send(`${at}/lines/${rows[0].line_id}`, body)
}

test('SEC-75 nobody decides that money is their own, and whoever paid something of a file does not release it', async () => {
  const unknown = { ref1: '', amount: satang(77_00) }
  const at = await takenAt(await paid(OTHER, 100_00), unknown)
  await isOfficer(taker, MEMBER)
  const own = await accepted(at, taker, MEMBER)
  expect([own.statusCode, own.json().rc_des]).toEqual([403, expect.stringContaining('ตนเอง')])
  expect((await accepted(at, taker, OTHER)).statusCode).toBe(200)

  await isOfficer(releaser, OTHER)
  const mine = await releaser.send(`${at}/release`)
  expect([mine.statusCode, mine.json().rc_des]).toEqual([403, expect.stringContaining('ชำระเอง')])
  expect(await releaser.data(at)).toMatchObject({ state: 'taken', may_release: false })
  await isOfficer(releaser, null)
  expect((await releaser.send(`${at}/release`)).statusCode).toBe(200)
})

test('SEC-75 what an officer decided another releases, with a fresh proof, and the database itself refuses one who is both', async () => {
  const at = await takenAt({ ref1: '', amount: satang(5_00) })
  expect((await accepted(at, releaser, OTHER)).statusCode).toBe(200)
  expect((await releaser.send(`${at}/release`)).statusCode).toBe(403)
  const own = await taker.send(`${at}/release`)
  expect([own.statusCode, own.json().rc_des]).toEqual([403, expect.stringContaining('ผู้นำเข้า')])
  const third = await givenDeskOfficer(portal.app, 'approver')
  const proved = (when: string) =>
    portal.rows(
      `update session set created_at = ${when} where kind = 'staff' and subject_id = '${third.login}'`,
    )
  await proved("now() - interval '1 hour'")
  const stale = await third.send(`${at}/release`)
  expect([stale.statusCode, stale.json()]).toEqual([
    403,
    expect.objectContaining({ needs: 'step_up' }),
  ])
  const [, fileId] = at.split('/')
  await expect(
    portal.rows(
      `update bank_file set state = 'released', released_by = taken_by, released_at = now() where file_id = ${fileId}`,
    ),
  ).rejects.toThrow('bank_file')
  expect(await portal.rows('select from payment')).toHaveLength(2)
  await proved('now()')
  expect((await third.send(`${at}/release`)).statusCode).toBe(200)
})

test('SEC-75 each step of a file is written down with who did it and which file it was', async () => {
  const [aside, given] = [
    await takenAt({ ref1: '' }),
    await takenAt({ ref1: '', amount: satang(9) }),
  ]
  const { rows } = await taker.data(aside)
  const body = { decision: 'set_aside', membership_no: '', parts: [], reason: 'ไม่ทราบผู้ชำระ' }
  await taker.send(`${aside}/lines/${rows[0].line_id}`, body)
  await releaser.send(`${aside}/release`)
  await releaser.send(`${given}/refusal`, { reason: 'ธนาคารส่งไฟล์ผิด' })
  const idOf = (at: string) => Number(at.split('/')[1])
  const last = async (action: string) => (await recordedEvents(portal.app, action)).at(-1)
  const [by, other] = [`staff:${taker.login}`, `staff:${releaser.login}`]
  expect(await last('bank.take')).toMatchObject({ actor: by, detail: { file_id: idOf(given) } })
  expect(await last('bank.decide')).toMatchObject({
    actor: by,
    detail: { file_id: idOf(aside), state: 'set_aside', reason: 'ไม่ทราบผู้ชำระ' },
  })
  expect(await last('bank.release')).toMatchObject({
    actor: other,
    detail: { file_id: idOf(aside), count: 0, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
  expect(await last('bank.refuse')).toMatchObject({
    actor: other,
    detail: { file_id: idOf(given), reason: 'ธนาคารส่งไฟล์ผิด' },
  })
})

test('SEC-74 a file with signs that are no letters is refused in a sentence, and so is one that is nothing but commas', async () => {
  const head = 'bank,account,file_date,sequence,date,time,payer,ref1,ref2,kind,amount,payer_bank'
  const row = '006,1234567890,17/11/2569,1,16/11/2569,09:30:15,ก\u0000ข,,,C,1.00,014'
  const send = async (layout: string, bytes: Buffer) =>
    (await taker.sendFile(`bank-files?name=a.txt&layout=${layout}&dry=no`, bytes)).json().data
  expect(await send('csv', Buffer.from(`${head}\n${row}\nTOTAL,1,1.00\n`))).toMatchObject({
    file_id: null,
    problems: [{ line: 2, says: expect.stringContaining('ไม่ใช่ตัวหนังสือ') }],
  })
  const commas = Buffer.alloc(2_000_000, ',')
  expect(await send('csv', commas)).toMatchObject({ file_id: null, read: null })
  const lines = Buffer.alloc(8 * 1024 * 1024, 'x\n')
  expect((await send('cross-bank', lines)).problems).toHaveLength(50)
})
