// Checks the published night for loans that are behind, once for each night and each day, and tells those whom the day's step
// concerns: the borrower at once, guarantors after a week, everybody who was told when it is made good.

import type { FastifyInstance } from 'fastify'
import { appendAudit } from '#database/core/audit.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { correctedDays } from '#database/queries/guarantee-watch/board.ts'
import { addTask, taskOwner } from '#database/queries/guarantee-watch/task.ts'
import {
  addCase,
  addCheck,
  addNotice,
  addState,
  isChecked,
  lockWatch,
  type NoticeStep,
  notifiedOf,
  type OpenCase,
  openCases,
  type WatchState,
} from '#database/queries/guarantee-watch/watch-case.ts'
import {
  guarantorsOf,
  loansToWatch,
  type WatchedLoanRow,
} from '#database/queries/guarantee-watch/watched-loans.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { daysSince, STEPS } from '#domain/guarantee-watch/notice-clock.ts'
import { type WatchCase, watchCase } from '#domain/guarantee-watch/watch-case.ts'
import { notify } from '../outbox/put.ts'
import { freeGuarantors } from './free-guarantors.ts'
import { openTasks } from './letters/build-letters.ts'
import { guarantorNeeds } from './letters/needs.ts'
import { watchSettings } from './settings.ts'
import { watchPeople } from './watch-people.ts'

type Watching = Pick<FastifyInstance, 'db' | 'sealing' | 'audit' | 'settings'>

interface Found {
  loan: Pick<WatchedLoanRow, 'loan_no' | 'membership_no'>
  found: WatchCase
}

interface Night {
  run_id: number
  as_of: Day
}

const BY = 'guarantee-watch'

interface CasesChecked {
  opened: number
  ended: number
  told: number
}

export interface NightChecked extends CasesChecked {
  /** Guarantors who were told that they stand for a loan no longer. */
  freed: number
  /** Tasks for borrowers and guarantors whose standing changed. */
  changed: number
}

/** Nothing where there is no night, or this one was checked today. */
export async function checkNight(
  watching: Watching,
  now = new Date(),
): Promise<NightChecked | undefined> {
  const today = bangkokDate(now)
  return inTransaction(watching.db, async (trx) => {
    await lockWatch(trx)
    const night = await publicationNow(trx)
    if (!night || (await isChecked(trx, night.run_id, today))) return undefined
    const loans = await readAs(trx, { staff: BY }, () => loansToWatch(trx, night.as_of))
    const { graceDays, tells } = await watchSettings(trx)
    const behind = loans.flatMap((loan): Found[] => {
      const found = watchCase(loan, night.as_of, { graceDays })
      return found ? [{ loan, found }] : []
    })
    const check = new NightCheck(watching, trx, { night, today, tells })
    const freed = await freeGuarantors(watching, trx, { as_of: night.as_of, today, tells })
    const changed = await watchPeople(trx, { tells })
    const outcome = { ...(await check.compare(behind)), freed, changed }
    if (tells) await openLateTasks(trx, today)
    const unit = behind.filter(({ found }) => found.cause === 'unit').length
    await addCheck(trx, {
      run_id: night.run_id,
      on_day: today,
      behind: behind.length - unit,
      unit,
    })
    if (outcome.opened + outcome.ended + outcome.told + freed + changed > 0)
      await appendAudit(trx, watching.audit, {
        actor: 'system',
        action: 'loan.watch',
        outcome: 'done',
        detail: { run: night.run_id, ...outcome },
      })
    return outcome
  })
}

/** Whoever no letter reaches in time is somebody's to see to, whether or not anybody in the office has looked. */
async function openLateTasks(trx: Db, today: Day): Promise<void> {
  const owner = await taskOwner(trx)
  if (owner === undefined) return
  const needs = await readAs(trx, { staff: BY }, () => guarantorNeeds(trx, today))
  await openTasks(needs, (task) => addTask(trx, { ...task, assigned_to: owner }))
}

class NightCheck {
  readonly #watching: Watching
  readonly #trx: Db
  readonly #night: Night
  readonly #today: Day
  readonly #tells: boolean
  readonly #outcome: CasesChecked = { opened: 0, ended: 0, told: 0 }

  constructor(
    watching: Watching,
    trx: Db,
    { night, today, tells }: { night: Night; today: Day; tells: boolean },
  ) {
    this.#watching = watching
    this.#trx = trx
    this.#night = night
    this.#today = today
    this.#tells = tells
  }

  async compare(behind: readonly Found[]): Promise<CasesChecked> {
    const open = await openCases(this.#trx)
    const guarantors = await this.#guarantors(behind)
    const days = await correctedDays(this.#trx)
    for (const { loan, found: seen } of behind) {
      const found = corrected(seen, days.get(open.get(loan.loan_no)?.case_id ?? 0))
      const case_id = await this.#stand(loan, found, open.get(loan.loan_no))
      open.delete(loan.loan_no)
      if (this.#tells && found.cause === 'borrower')
        await this.#tell(case_id, found, loan.membership_no, guarantors.get(loan.loan_no) ?? [])
    }
    for (const one of open.values()) await this.#end(one)
    return this.#outcome
  }

  async #guarantors(behind: readonly Found[]): Promise<Map<string, string[]>> {
    const loans = behind.map(({ loan }) => loan.loan_no)
    const rows = loans.length > 0 ? await guarantorsOf(this.#trx, loans) : []
    const byLoan = Map.groupBy(rows, ({ loan_no }) => loan_no)
    return new Map([...byLoan].map(([no, found]) => [no, found.map((one) => one.guarantor_no)]))
  }

  /** The loan's case, with a new state where this night knows something else of it. */
  async #stand(
    { loan_no, membership_no }: Found['loan'],
    { cause, ...found }: WatchCase,
    before: OpenCase | undefined,
  ): Promise<number> {
    const state: WatchState = { ...found, state: cause === 'unit' ? 'unit' : 'behind' }
    if (before && isSame(before, state)) return before.case_id
    const case_id =
      before?.case_id ?? (await addCase(this.#trx, { loan_no, borrower_no: membership_no }))
    if (!before) this.#outcome.opened++
    await addState(this.#trx, { ...this.#stamp(case_id, before), ...state })
    return case_id
  }

  /** A night that is older than the one that showed it says nothing about whether it was made good. */
  async #end(one: OpenCase): Promise<void> {
    const { default_on, default_by, missed, amount } = one
    const state = this.#night.run_id < one.run_id ? 'undone' : 'cured'
    await addState(this.#trx, {
      ...this.#stamp(one.case_id, one),
      ...{ state, default_on, default_by, missed, amount },
    })
    this.#outcome.ended++
    // What was told stays told: that it was paid is known of no night that was taken back.
    if (state === 'undone') return
    for (const member of await notifiedOf(this.#trx, one.case_id))
      await this.#notice(one.case_id, member, 'cured')
  }

  async #tell(
    case_id: number,
    { default_on }: WatchCase,
    borrower: string,
    guarantors: readonly string[],
  ): Promise<void> {
    const days = daysSince(default_on, this.#today)
    if (days >= STEPS.borrower) await this.#notice(case_id, borrower, 'borrower')
    if (days < STEPS.quiet) return
    for (const guarantor of guarantors) await this.#notice(case_id, guarantor, 'quiet')
  }

  async #notice(case_id: number, membership_no: string, step: NoticeStep): Promise<void> {
    if (!(await addNotice(this.#trx, { case_id, membership_no, step }))) return
    this.#outcome.told++
    const message = { template: `loan_${step}`, at: new Date() } as const
    await notify(this.#trx, this.#watching.sealing, membership_no, message)
  }

  #stamp(case_id: number, before: OpenCase | undefined) {
    const { run_id, as_of } = this.#night
    return { case_id, seq: (before?.seq ?? 0) + 1, run_id, as_of }
  }
}

/** An officer's day holds until the core system says one itself. */
function corrected(found: WatchCase, day: Day | undefined): WatchCase {
  const isOurs = found.cause === 'borrower' && found.default_by === 'bill'
  return day && isOurs ? { ...found, default_on: day, default_by: 'officer' } : found
}

function isSame(before: WatchState, state: WatchState): boolean {
  const told = ({ state, default_on, default_by, missed, amount }: WatchState) =>
    JSON.stringify([
      state,
      default_on,
      default_by,
      missed.map((one) => [one.period, one.amount]),
      amount,
    ])
  return told(before) === told(state)
}
