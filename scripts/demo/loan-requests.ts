// A dozen loans of the demo, in every state, so that each screen has something to show. Asked, stood for, certified and decided over
// HTTP as anybody would; what the rules do not lend to one, the next member asks for.

import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { addAcceptances, effectiveTerms, newestOfEach } from '#database/queries/site/terms.ts'
import { bangkokDate, buddhistYear } from '#domain/calendar/thai-date.ts'
import type { LoanForm } from '#domain/request/loan-draft.ts'
import { type People, Refused } from './people.ts'

const EMERGENCY = 'เงินกู้เพื่อเหตุฉุกเฉิน'
const ORDINARY = 'เงินกู้สามัญ'
const CHECKER = 'memberservice'
const APPROVER = 'approver'
/** Puts together what the approver releases. */
const BUILDER = 'admin'
/** Of which somebody signs in. */
const UNITS = ['00010001', '00010002']

const ORDINARY_FORM = { product: ORDINARY, months: '60', purpose: 'ซ่อมแซมบ้าน' }
const REFUSAL = {
  reason: 'residual',
  clause: 'ข้อ 22 ระเบียบว่าด้วยการให้เงินกู้ พ.ศ. 2567',
  words: 'เมื่อรวมรายการหักของหน่วยงานแล้ว เงินเดือนคงเหลือต่ำกว่าเกณฑ์',
}
/** Satang: from 100,000 baht on a code is not enough, and the demo's members have no keys. */
const CODE_MOST = 95_000_00
const STEP = 5_000_00

interface DemoMember {
  membership_no: string
  member_name: string
  unit_no: string
  salary: number
  shares: number
}

interface Asked extends DemoMember {
  request_id: number
}

export interface DemoLoans {
  db: Db
  people: People
  /** The core system's next night, with what was ordered until then. */
  nextNight: () => Promise<void>
  /** What nobody answered in time ends. */
  lapse: () => Promise<unknown>
}

/** Who borrows, in the order of the stories. */
export async function askDemoLoans({ db, people, nextNight, lapse }: DemoLoans): Promise<string[]> {
  const members = await everybody(db)
  await agreeToTerms(db, members)
  const named = (no: string) => members.filter(({ membership_no }) => membership_no === no)
  const others = members.filter(({ membership_no }) => membership_no > '000004')
  const ofUnits = others.filter(({ unit_no }) => UNITS.includes(unit_no))
  const elsewhere = others.filter(({ unit_no }) => !UNITS.includes(unit_no))
  const standing = others.toReversed()
  const desk = deskOf(people)
  const taken = new Set<string>()
  const borrowers: string[] = []

  /** The first of them to whom it is lent. */
  async function borrow(
    who: DemoMember[],
    wanted: (one: DemoMember) => Partial<LoanForm> | undefined,
  ): Promise<Asked> {
    for (const one of who.filter(({ membership_no }) => !taken.has(membership_no))) {
      const form = wanted(one)
      if (!form) continue
      taken.add(one.membership_no)
      if (!(await asks(people, one, form))) continue
      borrowers.push(one.membership_no)
      return { ...one, request_id: await newest(people, one) }
    }
    throw new Nobody('nobody of the demo may borrow that')
  }
  const emergency = (who: DemoMember[], amount: string) =>
    borrow(who, () => ({ product: EMERGENCY, amount, purpose: 'ค่ารักษาพยาบาล' }))
  /** Within the shares: nobody has to stand for it. */
  const ordinary = (who: DemoMember[], amount: string) =>
    borrow(who, () => ({ ...ORDINARY_FORM, amount }))
  /** More than the shares cover. */
  const persons = (who: DemoMember[], guarantors: DemoMember[]) =>
    borrow(who, ({ shares }) => {
      const amount = Math.ceil((shares * 1.25) / STEP) * STEP
      if (shares === 0 || amount > CODE_MOST) return undefined
      return {
        ...ORDINARY_FORM,
        amount: String(amount / 100),
        collateral: 'persons',
        guarantors: guarantors.map((one) => ({
          membership_no: one.membership_no,
          name: one.member_name,
          amount: '',
        })),
      }
    })
  const certified = async (asked: Asked) => {
    await certifies(people, asked)
    return asked
  }

  const stories = [
    // One that the next night makes, and one that waits for it.
    async () => {
      await desk.approve(await emergency([...named('000001'), ...ofUnits], '3000'))
      await desk.order()
      await nextNight()
      await desk.approve(await emergency(ofUnits, '4000'))
      await desk.order()
    },
    // Of two who are asked one is a demo member, who finds the question.
    async () => void (await persons(elsewhere, [...named('000001'), ...standing.splice(0, 1)])),
    async () => {
      const quiet = standing.splice(0, 1)
      await persons(elsewhere, [...named('000002'), ...quiet])
      for (const one of quiet) await declines(people, one)
    },
    async () => {
      await sentDaysAgo(db, await persons(elsewhere, standing.splice(0, 2)), 8)
      await lapse()
    },
    // Approved by the committee, and to be signed by hand.
    async () => {
      const guarantors = standing.splice(0, 1)
      const asked = await persons([...named('000004'), ...ofUnits], guarantors)
      for (const one of guarantors) await consents(people, one)
      await desk.approve(await certified(asked))
    },
    // The unit: one waits for it, one is not theirs, and one works where nobody signs in.
    async () => void (await ordinary(ofUnits, '70000')),
    async () => {
      const { unit_no, request_id } = await ordinary(ofUnits, '50000')
      const said = { round: 1, reason: 'ย้ายไปสังกัดอื่นแล้ว' }
      await people.unit(unit_no).send(`certify/${request_id}/not_ours`, said)
    },
    async () => void (await ordinary(elsewhere, '45000')),
    // The desk: to be checked, given back, to be approved by an officer and by the committee, refused, taken back.
    async () => void (await certified(await ordinary(ofUnits, '55000'))),
    async () => {
      const asked = await certified(await ordinary(ofUnits, '65000'))
      await desk.send(asked, 'return', { words: 'สลิปเงินเดือนไม่ชัด กรุณาแนบใหม่' })
    },
    async () => desk.check(await emergency(others, '5000')),
    async () =>
      desk.check(await certified(await ordinary([...named('000002'), ...ofUnits], '90000'))),
    async () => {
      const asked = await certified(await ordinary([...named('000003'), ...ofUnits], '85000'))
      await desk.send(asked, 'refusal', REFUSAL)
    },
    async () => {
      const { membership_no, request_id } = await emergency(others, '2000')
      const { version } = await people.officer(CHECKER).read(`requests/${request_id}`)
      await people.member(membership_no).send(`requests/${request_id}/withdrawal`, { version })
    },
    // Filled in and not signed.
    async () => {
      for (const one of named('000003'))
        await saves(people, one, { product: EMERGENCY, amount: '8000' })
    },
  ]
  for (const story of stories)
    try {
      await story()
    } catch (error) {
      if (!(error instanceof Nobody)) throw error
    }
  return borrowers
}

class Nobody extends Error {}

/** Whoever is a member, by number. */
async function everybody(db: Db): Promise<DemoMember[]> {
  return readAs(db, { staff: 'demo' }, (trx) =>
    trx
      .selectFrom('member_detail as detail')
      .leftJoin('share', 'share.membership_no', 'detail.membership_no')
      .select(['detail.membership_no', 'member_name', 'unit_no', 'salary'])
      .select((on) => on.fn.coalesce('share.balance', on.lit(0)).as('shares'))
      .where('state', '=', 'active')
      .orderBy('detail.membership_no')
      .execute(),
  )
}

/** Those who were here before have agreed already. */
async function agreeToTerms(db: Db, members: DemoMember[]): Promise<void> {
  const at = new Date()
  const inForce = newestOfEach(await effectiveTerms(db, bangkokDate(at)))
  const others = members.filter(({ membership_no }) => membership_no > '000004')
  await addAcceptances(
    db,
    others.flatMap(({ membership_no: membershipNo }) =>
      inForce.map(({ kind, version, sha256 }) => ({
        membershipNo,
        kind,
        version,
        sha256,
        at,
        address: null,
      })),
    ),
  )
}

async function saves(people: People, { membership_no }: DemoMember, more: Partial<LoanForm>) {
  const form: LoanForm = {
    product: '',
    amount: '',
    months: '12',
    method: 'equal-total',
    other_income: '',
    student_loan: '',
    housing: '',
    other_deductions: '',
    purpose: '',
    collateral: 'shares',
    guarantors: [],
    file_id: null,
    ...more,
  }
  const saved = { version: 0, form, mends: null }
  return people.member(membership_no).send('loan_request', saved)
}

/** False where the rules do not let them. */
async function asks(people: People, one: DemoMember, more: Partial<LoanForm>): Promise<boolean> {
  try {
    const { reference } = await saves(people, one, more)
    await people.sign(one.membership_no, 'loan', reference)
    return true
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await people.member(one.membership_no).send('loan_request/discard', {})
    return false
  }
}

async function newest(people: People, { membership_no }: DemoMember): Promise<number> {
  const { requests } = await people.member(membership_no).read('requests')
  return requests[0].request_id
}

async function openAsk(people: People, { membership_no }: DemoMember): Promise<string> {
  const { asks: all } = await people.member(membership_no).read('coll/asks')
  return all.find(({ state }: { state: string }) => state === 'open').ask
}

async function consents(people: People, one: DemoMember): Promise<void> {
  await people.sign(one.membership_no, 'guarantee', await openAsk(people, one))
}

async function declines(people: People, one: DemoMember): Promise<void> {
  await people.member(one.membership_no).send(`coll/asks/${await openAsk(people, one)}/decline`, {})
}

/** What the register says of the pay, and what the bill asks for. */
async function certifies(people: People, { request_id, unit_no, salary }: Asked): Promise<void> {
  const unit = people.unit(unit_no)
  const { months, waiting } = await unit.read('certify')
  const own = waiting.find((one: { request_id: number }) => one.request_id === request_id)
  const [month] = months
  await unit.send(`certify/${request_id}`, {
    round: 1,
    month,
    income: salary,
    coop_deducted: own?.billed.find((bill: { month: string }) => bill.month === month)?.amount ?? 0,
    other_deducted: 0,
    note: '',
  })
}

function deskOf(people: People) {
  const today = bangkokDate(new Date())
  const checker = people.officer(CHECKER)

  async function send({ request_id }: Asked, act: string, more: object): Promise<void> {
    const { version } = await checker.read(`requests/${request_id}`)
    await checker.send(`requests/${request_id}/${act}`, { version, ...more })
  }
  async function check(asked: Asked): Promise<void> {
    const { check_lines } = await checker.read(`requests/${asked.request_id}`)
    await send(asked, 'check', { ticked: check_lines.map(({ id }: { id: string }) => id) })
  }
  return {
    send,
    check,
    /** With the committee's meeting where it is theirs. */
    async approve(asked: Asked): Promise<void> {
      await check(asked)
      const at = `requests/${asked.request_id}`
      const { version, band } = await people.officer(APPROVER).read(at)
      const no = `${Number(today.slice(5, 7))}/${buddhistYear(today)}`
      const meeting = band === 'committee' ? { meeting: { no, on: today } } : {}
      await people.officer(APPROVER).send(`${at}/approval`, { version, ...meeting })
    },
    async order(): Promise<void> {
      await people.officer(BUILDER).send('orders', {})
      const { batches } = await people.officer(BUILDER).read('orders')
      await people.officer(APPROVER).send(`orders/${batches[0].batch_id}/release`, {})
    },
  }
}

/** As if it had been asked so many days ago. */
async function sentDaysAgo(db: Db, { request_id }: Asked, days: number): Promise<void> {
  const at = new Date(Date.now() - days * 24 * 3_600_000)
  await db
    .updateTable('request')
    .set({ sent_at: at, moved_at: at })
    .where('request_id', '=', request_id)
    .execute()
}
