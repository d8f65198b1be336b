// A dozen loans of the demo, in every state, so that each screen has something to show. Borrower, stood for, certified and decided over
// HTTP as anybody would; what the rules do not lend to one, the next member asks for.

import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import type { LoanForm } from '#domain/request/loan-draft.ts'
import { agreeToTerms } from './agree-to-terms.ts'
import {
  asks,
  type Borrower,
  CHECKER,
  certifies,
  consents,
  type DemoMember,
  declines,
  deskOf,
  newest,
  saves,
} from './loan-acts.ts'
import type { People } from './people.ts'

const EMERGENCY = 'เงินกู้เพื่อเหตุฉุกเฉิน'
const ORDINARY = 'เงินกู้สามัญ'
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
  const named = (no: string) => members.filter(({ membership_no }) => membership_no === no)
  const others = members.filter(({ membership_no }) => membership_no > '000004')
  await agreeToTerms(db, others, new Date())
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
  ): Promise<Borrower> {
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
  const certified = async (asked: Borrower) => {
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

/** As if it had been asked so many days ago. */
async function sentDaysAgo(db: Db, { request_id }: Borrower, days: number): Promise<void> {
  const at = new Date(Date.now() - days * 24 * 3_600_000)
  await db
    .updateTable('request')
    .set({ sent_at: at, moved_at: at })
    .where('request_id', '=', request_id)
    .execute()
}
