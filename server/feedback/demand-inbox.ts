// A matter of the members' voice as officers see it.

import type { DemandInbox, OfficersDemand } from '#contract/staff/demand.ts'
import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { stepsOf } from '#database/queries/feedback/demand.ts'
import { filesOfDemand } from '#database/queries/feedback/demand-file.ts'
import {
  demandForOfficers,
  type demandInbox,
  notesOn,
} from '#database/queries/feedback/demand-inbox.ts'
import { officersOf } from '#database/queries/identity/staff.ts'
import { settings } from '#database/queries/site/setting.ts'
import { withInstants } from '#domain/calendar/instants.ts'
import { answerDays } from '#domain/content/demand.ts'
import { ROLES_THAT_MAY } from '#domain/identity/staff-role.ts'
import { excerpt, QUESTION_EXCERPT_LENGTH } from '#domain/text/thai-text.ts'

type Row = Awaited<ReturnType<typeof demandInbox>>['rows'][number]

export function inboxDemand(row: Row, now: Date): DemandInbox['demands'][number] {
  const until = row.answered_at ?? now
  return {
    demand_id: row.demand_id,
    kind: row.kind,
    subject: row.subject,
    excerpt: excerpt(row.body, QUESTION_EXCERPT_LENGTH),
    sent_at: row.sent_at.toISOString(),
    status: row.status,
    assigned: row.assigned,
    published: row.published_at !== null && row.published_at <= now,
    files: row.files,
    days: answerDays((until.getTime() - row.sent_at.getTime()) / 1000),
  }
}

/** Read in the officer's name: who wrote is told to nobody else. */
export function readDemand(
  db: Db,
  officer: string,
  demandId: number,
): Promise<OfficersDemand | undefined> {
  return readAs(db, { staff: officer }, async (trx) => {
    const row = await demandForOfficers(trx, demandId)
    if (!row) return undefined
    const steps = await stepsOf(trx, demandId)
    const notes = await notesOn(trx, demandId)
    const { coopNameTH = '' } = await settings(trx)
    return {
      demand_id: row.demand_id,
      kind: row.kind,
      status: row.status,
      sent_at: row.sent_at.toISOString(),
      sent: { subject: row.sent_subject, body: row.sent_body },
      sender: { anonymous: row.anonymous, name: row.name, contact: row.contact },
      files: await filesOfDemand(trx, demandId),
      shown: {
        subject: row.subject,
        body: row.body,
        published_at: row.published_at?.toISOString() ?? null,
      },
      answer: answerIn(row),
      assigned:
        row.assigned_to === null ? null : { login: row.assigned_to, name: row.assigned ?? '' },
      steps: steps.map(({ status, at }) => ({ status, at: at.toISOString() })),
      notes: notes.map(withInstants),
      officers: await officersOf(trx, ROLES_THAT_MAY.voices),
      answers_as: coopNameTH,
    }
  })
}

interface Answered {
  answer: string | null
  answered_by: string | null
  answered_at: Date | null
}

function answerIn({ answer, answered_by, answered_at }: Answered): OfficersDemand['answer'] {
  if (!(answer && answered_by && answered_at)) return null
  return { body: answer, answered_by, answered_at: answered_at.toISOString() }
}
