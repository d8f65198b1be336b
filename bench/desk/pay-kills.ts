// `npm run bench -- pay-kills 5`: a member makes codes and sends a slip, the bank's file pays them and a unit's month, one officer takes it and decides what
// does not fit, another releases it; a wrong file is given up, another comes out of the folder beside one that is refused, is checked and released; and orders
// follow. Each of these twelve calls is killed on its way with every seed (drill.ts): all or nothing.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BankFileRow } from '#contract/staff/desk/bank-files.ts'
import { daysLater } from '#domain/calendar/month-end.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { satang } from '#domain/money/money.ts'
import type { BankLine } from '#domain/payment/bank-line.ts'
import { writeCrossBankFile } from '#domain/payment/cross-bank-file.ts'
import { intentRef2, memberRef1, unitRef1 } from '#domain/payment/pay-reference.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { uploadFile } from '#tests/support/given/contact.ts'
import { givenPayOpen } from '#tests/support/given/pay.ts'
import { type DeskOfficer, givenDeskOfficer } from '#tests/support/given/request-desk.ts'
import type { Portal } from '#tests/support/night/portal.ts'
import { bankLine } from '#tests/support/payment/bank-files.ts'
import { type Drill, requireOk, runDrill } from './drill.ts'
import { audited, type Laws } from './laws.ts'

const PLAN = { members: 40, months: 3, units: 2, seed: 1, asOf: '2026-10-31', billsNext: true }
const MEMBER = '000001'

// biome-ignore format: a table reads in columns
const LAWS: Laws = {
  counts: {
    intents:    'select count(*) from pay_intent',
    slips:      'select count(*) from pay_slip',
    files:      'select count(*) from bank_file',
    lines:      'select count(*) from bank_line',
    // What files say of themselves is what there is of them.
    told:       'select coalesce(sum(credits + debits), 0) from bank_file',
    takes:      audited('bank.take'),
    decisions:  'select count(*) from bank_line where decision is not null',
    decided:    audited('bank.decide'),
    fromFolder: 'select count(*) from bank_file where taken_by is null',
    noted:      `select count(*) from bank_folder_file where outcome = 'taken'`,
    checked:    'select count(*) from bank_file where checked_by is not null',
    checks:     audited('bank.check'),
    unread:     `select count(*) from bank_folder_file where outcome = 'refused'`,
    unreadTold: `select count(*) from audit_event where action = 'bank.take' and outcome = 'refused'`,
    seen:       'select count(*) from bank_folder_file where seen_at is not null',
    seenTold:   audited('bank.seen'),
    known:      `select count(*) from bank_folder_file where outcome = 'known' or moved_at is null`,
    none:       'select 0',
    givenUp:    `select count(*) from bank_file where state = 'refused'`,
    refusals:   audited('bank.refuse'),
    released:   `select count(*) from bank_file where state = 'released'`,
    releases:   audited('bank.release'),
    settled:    `select count(*) from bank_line join bank_file using (file_id) where state = 'released' and (outcome = 'matched' or decision in ('accept', 'unit'))`,
    paid:       'select (select count(*) from payment) + (select count(*) from unit_payment)',
    payments:   'select count(*) from payment',
    requests:   `select count(*) from request where kind = 'payment'`,
    approved:   `select count(*) from request_event where to_state = 'approved'`,
    batches:    'select count(*) from order_batch',
    built:      audited('order.build'),
    ordered:    `select count(*) from request_event where to_state = 'ordered'`,
    sent:       `select count(*) from order_line join order_batch using (batch_id) where state = 'released'`,
    allAudited: `select count(*) from audit_event where outcome = 'done'`,
  },
  equal: {
    'files and their audit': ['files', 'takes'],
    'lines and what files say of themselves': ['lines', 'told'],
    'files of the folder and what was noted of them': ['fromFolder', 'noted'],
    'what the folder brought once, and moved': ['known', 'none'],
    'checks and their audit': ['checked', 'checks'],
    'unread files and their audit': ['unread', 'unreadTold'],
    'seen files and their audit': ['seen', 'seenTold'],
    'files given up and their audit': ['givenUp', 'refusals'],
    'decisions and their audit': ['decisions', 'decided'],
    'releases and their audit': ['released', 'releases'],
    'lines that were let through and payments': ['settled', 'paid'],
    'payments, their requests and approvals': ['payments', 'requests', 'approved'],
    'batches and their audit': ['batches', 'built'],
    'released orders and requests': ['sent', 'ordered'],
  },
}

export function payKills(seeds = '5'): Promise<void> {
  const drilled = { name: 'pay kills', plan: PLAN, laws: LAWS, seeds }
  return runDrill(drilled, async (drill) => {
    await givenPayOpen(drill.app.db)
    return (seed) => oneSeed(drill, seed)
  })
}

async function oneSeed(drill: Drill, seed: number): Promise<void> {
  const taker = await givenDeskOfficer(drill.app, 'member_service', 'approver')
  const portal = drill.portal()
  const [sent, dropped] = [await paidCode(portal, seed), await paidCode(portal, 100 + seed)]
  const file_id = await uploaded(portal)
  const slip = { file_id, bank: '014', reference: `2026DRILL${seed}` }
  requireOk(await portal.call(MEMBER, `/pay/${sent.intentNo}/slip`, 'POST', slip))

  const lines = [
    sent.line,
    { ref1: '', ref2: '' },
    { ref1: unitRef1('00010001', '2026-11'), ref2: '' },
    { ref1: memberRef1(MEMBER, 'other'), ref2: '' },
  ]
  const at = await sentFile(taker, aFile('1234567890', seed, lines))
  const { rows } = await taker.data(at)
  for (const row of rows) requireOk(await taker.send(`${at}/lines/${row.line_id}`, decided(row)))
  requireOk(await (await releaser(drill)).send(`${at}/release`))

  const wrong = await sentFile(taker, aFile('1234567891', seed, [{ ref1: '', ref2: '' }]))
  requireOk(await (await releaser(drill)).send(`${wrong}/refusal`, { reason: 'ธนาคารส่งผิด' }))

  await fromFolder(drill, aFile('1234567892', seed, [dropped.line]))
  const { files, refused } = await taker.data('bank-files')
  requireOk(await taker.send(`bank-folder/${refused[0].folder_file_id}/seen`))
  requireOk(await taker.send(`bank-files/${files[0].file_id}/check`))
  requireOk(await (await releaser(drill)).send(`bank-files/${files[0].file_id}/release`))

  requireOk(await taker.send('orders'))
  const { batches } = await taker.data('orders')
  requireOk(await (await releaser(drill)).send(`orders/${batches[0].batch_id}/release`))
  const { intents } = await portal.feed(MEMBER, '/pay')
  for (const { state, intent_no } of intents)
    if (state !== 'confirmed') drill.wrong.push(`seed ${seed}: code ${intent_no} is ${state}`)
}

/** Another each time: on a slow machine the proof of who they are has grown old by the next act. */
function releaser({ app }: Drill): Promise<DeskOfficer> {
  return givenDeskOfficer(app, 'approver')
}

/** On a slow machine looking through a file may take longer than it may: then it is sent again, as a person would. */
async function uploaded(portal: Portal, tries = 5): Promise<string> {
  try {
    return await uploadFile(portal, MEMBER)
  } catch (error) {
    if (tries === 1) throw error
    return uploaded(portal, tries - 1)
  }
}

/** And the line by which the bank says that it was paid. */
async function paidCode(portal: Portal, more: number) {
  const wish = { purpose: 'other', about: `ค่าธรรมเนียม ${more}`, amount: 100_00 + more }
  const made = await portal.call(MEMBER, '/pay', 'POST', wish)
  requireOk(made)
  const intentNo: number = made.json().data.intent_no
  const ref1 = memberRef1(MEMBER, 'other')
  return {
    intentNo,
    line: { ref1, ref2: intentRef2(intentNo), amount: satang(wish.amount) } as Partial<BankLine>,
  }
}

function aFile(account: string, seed: number, said: Partial<BankLine>[]): Buffer {
  const today = bangkokDate(new Date())
  const lines = said.map((line, at) =>
    bankLine({ amount: satang(100_00 + seed), ...line, paidOn: today, sequence: at + 1 }),
  )
  const of = { bank: '006', account, datedOn: daysLater(today, -seed), lines }
  return Buffer.from(inWindows874(writeCrossBankFile(of, 'สหกรณ์')))
}

async function sentFile(taker: DeskOfficer, bytes: Buffer): Promise<string> {
  const taken = await taker.sendFile('bank-files?name=a.txt&layout=cross-bank&dry=no', bytes)
  requireOk(taken)
  return `bank-files/${taken.json().data.file_id}`
}

/** One that is taken, and one that is not. */
async function fromFolder(drill: Drill, bytes: Buffer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pay-kills-'))
  await writeFile(join(folder, 'bank.txt'), bytes)
  await writeFile(join(folder, 'letter.txt'), `เรียน สหกรณ์ ${drill.seed}`)
  await drill.takeFolder(folder)
  await rm(folder, { recursive: true })
}

/** What names a unit is its month's, what names the member is theirs, the rest is nobody's. */
function decided({ unit_no, membership_no, amount }: BankFileRow) {
  const nobody = { decision: 'set_aside', membership_no: '', parts: [], reason: 'ตรวจแล้ว' }
  if (unit_no) return { ...nobody, decision: 'unit', unit_no, period: '2026-11' }
  if (!membership_no) return nobody
  const parts = [{ purpose: 'other', of: 'ค่าธรรมเนียม', amount }]
  return { ...nobody, decision: 'accept', membership_no, parts }
}
