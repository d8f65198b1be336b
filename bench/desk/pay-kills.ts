// `npm run bench -- pay-kills 5`: a member makes codes, the bank's file pays them and a unit's month, one officer takes it and decides what does
// not fit, another releases it, and orders follow. Every call of it is killed on its way (drill.ts): all or nothing.

import { daysLater } from '#domain/calendar/month-end.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { satang } from '#domain/money/money.ts'
import { writeCrossBankFile } from '#domain/payment/cross-bank-file.ts'
import { intentRef2, memberRef1, unitRef1 } from '#domain/payment/pay-reference.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { givenPayOpen } from '#tests/support/given/pay.ts'
import { givenDeskOfficer } from '#tests/support/given/request-desk.ts'
import { bankLine } from '#tests/support/payment/bank-files.ts'
import { type Drill, requireOk, runDrill } from './drill.ts'
import { audited, type Laws } from './laws.ts'

const PLAN = { members: 40, months: 3, units: 2, seed: 1, asOf: '2026-10-31', billsNext: true }
const MEMBER = '000001'

// biome-ignore format: a table reads in columns
const LAWS: Laws = {
  counts: {
    intents:    'select count(*) from pay_intent',
    files:      'select count(*) from bank_file',
    lines:      'select count(*) from bank_line',
    // What files say of themselves is what there is of them.
    told:       'select coalesce(sum(credits + debits), 0) from bank_file',
    takes:      audited('bank.take'),
    decisions:  'select count(*) from bank_line where decision is not null',
    decided:    audited('bank.decide'),
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
  const portal = drill.portal()
  const wish = { purpose: 'other', about: `ค่าธรรมเนียม ${seed}`, amount: 100_00 + seed }
  const made = await portal.call(MEMBER, '/pay', 'POST', wish)
  requireOk(made)
  const { intent_no } = made.json().data
  const today = bangkokDate(new Date())
  const paid = { paidOn: today, ref1: memberRef1(MEMBER, 'other'), amount: satang(wish.amount) }
  const lines = [
    bankLine({ ...paid, sequence: 1, ref2: intentRef2(intent_no) }),
    bankLine({ ...paid, sequence: 2, ref1: '', ref2: '' }),
    bankLine({ ...paid, sequence: 3, ref1: unitRef1('00010001', '2026-11'), ref2: '' }),
  ]
  const of = { bank: '006', account: '1234567890', datedOn: daysLater(today, -seed), lines }
  const bytes = Buffer.from(inWindows874(writeCrossBankFile(of, 'สหกรณ์')))
  const taker = await givenDeskOfficer(drill.app, 'member_service', 'approver')
  const releaser = await givenDeskOfficer(drill.app, 'approver')
  const taken = await taker.sendFile('bank-files?name=a.txt&layout=cross-bank&dry=no', bytes)
  requireOk(taken)
  const at = `bank-files/${taken.json().data.file_id}`
  const { rows } = await taker.data(at)
  for (const { line_id, unit_no } of rows)
    requireOk(
      await taker.send(`${at}/lines/${line_id}`, {
        ...{ membership_no: '', parts: [], reason: 'ตรวจแล้ว' },
        ...(unit_no ? { decision: 'unit', unit_no, period: '2026-11' } : { decision: 'set_aside' }),
      }),
    )
  requireOk(await releaser.send(`${at}/release`))
  requireOk(await taker.send('orders'))
  const { batches } = await taker.data('orders')
  requireOk(await releaser.send(`orders/${batches[0].batch_id}/release`))
  const { intents } = await portal.feed(MEMBER, '/pay')
  if (intents[0].state !== 'confirmed')
    drill.wrong.push(`seed ${seed}: the code is ${intents[0].state}`)
}
