// The officers' board: loans that are behind by the days that are left, and all that is known of one.

import type { FastifyRequest } from 'fastify'
import type { GuaranteeBoard, GuaranteeCase } from '#contract/staff/desk/guarantees.ts'
import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import {
  type BoardCase,
  boardCases,
  correctionsOf,
  noticesOf,
  statesOf,
} from '#database/queries/guarantee-watch/board.ts'
import { watchTasks } from '#database/queries/guarantee-watch/task.ts'
import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { NOTICE_WORDS } from '#domain/guarantee-watch/loan-health.ts'
import { lostInterest } from '#domain/guarantee-watch/lost-interest.ts'
import { daysLeft, lastDayFor, stepOn } from '#domain/guarantee-watch/notice-clock.ts'
import { may } from '#domain/identity/staff-role.ts'
import { fullName } from '#domain/person/full-name.ts'
import { Refusal } from '../../http/errors.ts'
import { dataReply } from '../../http/ok-reply.ts'
import { pageOf, pagesOf } from '../../http/paging.ts'
import { recordMembersAccess } from '../../members/staff-member.ts'
import { readPortalRules } from '../../site/portal-rules.ts'
import { type GuarantorNeed, guarantorNeeds } from '../letters/needs.ts'
import { letterLine } from '../letters/show-letters.ts'

interface Asked {
  step?: string
  q?: string
  page?: string
}

export async function readBoard({ server, staff }: FastifyRequest, asked: Asked) {
  const today = bangkokDate(new Date())
  const { cases, needs, tasks } = await readAs(server.db, { staff: staff.login }, async (trx) => ({
    cases: await boardCases(trx),
    needs: await guarantorNeeds(trx, today),
    tasks: await watchTasks(trx, { open: true }),
  }))
  const byCase = Map.groupBy(needs, ({ guarantor }) => guarantor.case_id)
  const rows = cases.map((one) => rowOf(one, byCase.get(one.case_id) ?? [], today))
  const words = asked.q?.trim() ?? ''
  const found = rows.filter(
    (row) =>
      (!asked.step || asked.step === 'all' || row.step === asked.step) &&
      (!words || [row.loan_no, row.borrower_no, row.borrower].some((text) => text.includes(words))),
  )
  const { page, limit, offset } = pageOf(asked.page)
  const data: GuaranteeBoard = {
    cases: found.slice(offset, offset + limit),
    total: found.length,
    page,
    pages: pagesOf(found.length),
    steps: STEP_NAMES.map((step) => ({
      step,
      count: rows.filter((row) => row.step === step).length,
    })),
    tasks: tasks.slice(0, TASKS_SHOWN).map((task) => ({
      task_id: task.task_id,
      case_id: task.shown_case,
      is_letter: task.case_id !== null,
      loan_no: task.loan_no,
      membership_no: task.membership_no,
      why: task.why,
      officer: task.officer,
      opened_at: task.opened_at.toISOString(),
      is_own: task.assigned_to === staff.login,
    })),
    tasks_total: tasks.length,
  }
  return dataReply(data)
}

const TASKS_SHOWN = 100
const STEP_NAMES = ['borrower', 'quiet', 'letter', 'red', 'daily', 'lost', 'unit'] as const

type Row = GuaranteeBoard['cases'][number]

function rowOf(one: BoardCase, needs: readonly GuarantorNeed[], today: Day): Row {
  const isUnits = one.state === 'unit'
  return {
    case_id: one.case_id,
    loan_no: one.loan_no,
    borrower_no: one.borrower_no,
    borrower: fullName(one),
    step: isUnits ? 'unit' : stepOf(one, needs, today),
    default_on: one.default_on,
    days_left: daysLeft(one.default_on, today),
    missed: one.missed.length,
    amount: one.amount,
    core_arrears: one.default_by === 'core' && one.missed.length === 0 ? one.core_arrears : null,
    guarantors: needs.length,
    told: needs.filter(({ need }) => need === 'told').length,
    tasks: needs.filter(({ need }) => need === 'task').length,
  }
}

/** Where nobody stands for the loan there is nobody to tell in time. */
function stepOf({ default_on }: BoardCase, needs: readonly GuarantorNeed[], today: Day) {
  return needs.length === 0 ? 'borrower' : (stepOn(default_on, today) ?? 'borrower')
}

/** Whoever is in it reads at /member/access that somebody looked: it says where they live and what is owed. */
export async function readCase(request: FastifyRequest, { caseId }: { caseId: string }) {
  const { server, staff } = request
  const data = await readAs(server.db, { staff: staff.login }, (trx) =>
    caseDetail(trx, Number(caseId)),
  )
  const people = [data.borrower_no, ...data.people.map(({ membership_no }) => membership_no)]
  await recordMembersAccess(request, people, { part: 'guarantee' })
  return dataReply({ ...data, may_work: data.is_open && may(staff.roles, 'check_requests') })
}

/** For the page, and for whoever takes it to court. */
export async function caseDetail(
  trx: Db,
  caseId: number,
): Promise<Omit<GuaranteeCase, 'may_work'>> {
  const [one] = await boardCases(trx, caseId)
  if (!one) throw new Refusal(404, 'ไม่พบรายการนี้')
  const today = bangkokDate(new Date())
  const needs = await guarantorNeeds(trx, today, caseId)
  const { loan: rules } = await readPortalRules(trx)
  const [states, notices, corrections, tasks] = [
    await statesOf(trx, caseId),
    await noticesOf(trx, caseId),
    await correctionsOf(trx, caseId),
    await watchTasks(trx, { caseId }),
  ]
  return {
    ...rowOf(one, needs, today),
    state: one.state,
    is_open: one.state === 'behind' || one.state === 'unit',
    default_by: one.default_by,
    last_day: lastDayFor(one.default_on),
    missed_months: one.missed.map(({ period, due_on, amount }) => ({ period, due_on, amount })),
    people: needs.map(({ guarantor, need, told_on, letters, address }) => {
      const { default_on, balance, maximum, rate_ppm } = guarantor
      const lost = lostInterest({ default_on, balance, maximum, rate_ppm, told_on }, today, rules)
      return {
        membership_no: guarantor.membership_no,
        name: fullName(guarantor),
        address,
        maximum,
        need,
        told_on,
        lost_days: lost.days,
        lost_interest: lost.interest,
        letters: letters.map(letterLine),
      }
    }),
    notices: notices.map(({ membership_no, step, at }) => ({
      membership_no,
      words: NOTICE_WORDS[step],
      at: at.toISOString(),
    })),
    states: states.map(({ state, default_on, amount, as_of, at }) => ({
      ...{ state, default_on, amount, as_of },
      at: at.toISOString(),
    })),
    corrections: corrections.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    done: tasks.flatMap(({ task_id, membership_no, why, officer, done_at, told_on, words }) => ({
      ...{ task_id, membership_no, why, officer, told_on, words },
      done_at: done_at?.toISOString() ?? null,
    })),
  }
}
