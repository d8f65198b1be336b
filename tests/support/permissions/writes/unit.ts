// What people of an employer unit send.

import { NotOurs, PayCertified } from '#contract/unit/certify.ts'
import { NewLayout, PayrollQuery, WhichLayout } from '#contract/unit/layout.ts'
import { LetterWords } from '#contract/unit/letter.ts'
import { ResultLeftOut, ResultLines, ResultMonth, ResultTransfer } from '#contract/unit/result.ts'
import { monthOf } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { A_PDF } from '../../given/article-parts.ts'
import { givenRequestedCertificate } from '../../given/pay-certificate.ts'
import { inBaht, PERIOD, type Person, payrollFile, peopleOf } from '../../night/payroll.ts'
import { A_FILE, asks, at, CAST, sent, type World, type Write } from './world.ts'

const RESULT = '/api/membergroup/result'
const CERTIFY = '/api/membergroup/certify'
const MONTH = { period: PERIOD } as const
const COLUMNS = [{ column: 'amount' as const, width: 12 }]

export const UNIT_WRITES: Record<string, Write> = {
  'POST /api/membergroup/certify/:requestId': async ({ db }) => {
    const id = await givenRequestedCertificate(db, { member: CAST.a, unit: CAST.unit })
    const month = monthOf(bangkokDate(new Date()))
    const pay = { income: 50_000_00, coop_deducted: 5_000_00, other_deducted: 0 }
    const said = { round: 1, month, ...pay, note: '' }
    return { ...at(`${CERTIFY}/${id}`, PayCertified, said), isOwn: true }
  },
  'POST /api/membergroup/certify/:requestId/not_ours': async ({ db }) => {
    const id = await givenRequestedCertificate(db, { member: CAST.a, unit: CAST.unit })
    const said = { round: 1, reason: 'ย้ายไปหน่วยงานอื่นแล้ว' }
    return { ...at(`${CERTIFY}/${id}/not_ours`, NotOurs, said), isOwn: true }
  },
  'POST /api/membergroup/result/lines': async (world) => {
    const [{ membershipNo: membership_no }] = (await own(world)) as [Person]
    return sent(ResultLines, { ...MONTH, lines: [{ membership_no, outcome: 'full' }] })
  },
  'POST /api/membergroup/result/rest': () => sent(ResultMonth, MONTH),
  'POST /api/membergroup/result/file': async (world) => ({
    at: `${RESULT}/file?period=${PERIOD}&name=a.csv`,
    body: payrollFile((await own(world)).map((one) => [one, inBaht(one.billed)])),
    headers: A_FILE,
  }),
  'POST /api/membergroup/result/left-out': async (world) => {
    const body = payrollFile([['1101700203450', '5.00']])
    await asks(world, 'unit', `${RESULT}/file?period=${PERIOD}&name=a.csv`, {
      body,
      headers: A_FILE,
    })
    const { exceptions } = await asks(world, 'unit', `${RESULT}?period=${PERIOD}`)
    return sent(ResultLeftOut, { ...MONTH, seq: exceptions[0].seq })
  },
  'POST /api/membergroup/result/transfer': () =>
    sent(ResultTransfer, { ...MONTH, amount: 100_00, on: '2026-11-03', note: '' }),
  'POST /api/membergroup/result/slip': () => ({
    at: `${RESULT}/slip?period=${PERIOD}&name=a.pdf`,
    body: A_PDF,
    headers: A_FILE,
  }),
  'POST /api/membergroup/result': async (world) => {
    await decided(world)
    return sent(ResultMonth, MONTH)
  },
  'POST /api/membergroup/result/correct': async (world) => {
    await reported(world)
    return sent(ResultMonth, MONTH)
  },
  'POST /api/membergroup/result/reset': async (world) => {
    await decided(world)
    return sent(ResultMonth, MONTH)
  },
  'POST /api/membergroup/delivery_book': () =>
    sent(LetterWords, {
      ...MONTH,
      letter_no: 'ที่ 1/2569',
      dated_on: '2026-11-03',
      addressed_to: 'ผู้จัดการ',
      refers_to: '',
      signer: 'สมชาย ใจดี',
      signer_position: 'ผู้อำนวยการ',
    }),
  'POST /api/membergroup/layouts': () =>
    sent(NewLayout, { name: 'เงินเดือน', format: 'txt', columns: COLUMNS }),
  'POST /api/membergroup/layouts/remove': async (world) => {
    const layout = sent(NewLayout, { name: 'เงินเดือน', format: 'txt', columns: COLUMNS })
    const { layouts } = await asks(world, 'unit', '/api/membergroup/layouts', layout)
    return sent(WhichLayout, { layout_id: layouts[0].layout_id })
  },
  'POST /api/membergroup/payroll': () =>
    sent(PayrollQuery, { ...MONTH, format: 'csv', columns: COLUMNS }),
}

function own({ database }: World): Promise<Person[]> {
  return peopleOf({ rows: database.query }, CAST.unit)
}

/** Everybody's deduction is known, and the money is on its way. */
async function decided(world: World, refunds = 0): Promise<void> {
  const amount = (await own(world)).reduce((sum, { billed }) => sum + billed, refunds)
  await asks(world, 'unit', `${RESULT}/rest`, sent(ResultMonth, MONTH))
  const paid = { ...MONTH, amount, on: '2026-11-03', note: '' } as const
  await asks(world, 'unit', `${RESULT}/transfer`, sent(ResultTransfer, paid))
}

/** The month is sent, with what is to be given back. */
export async function reported(world: World, refunds = 0): Promise<void> {
  await decided(world, refunds)
  await asks(world, 'unit', RESULT, sent(ResultMonth, MONTH))
}
