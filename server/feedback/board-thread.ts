// A message of the board as officers see it.

import type { BoardQueue, BoardThread, ThreadMessage } from '#contract/staff/board.ts'
import type { Db } from '#database/core/connect.ts'
import type { boardForOfficers } from '#database/queries/feedback/board-moderation.ts'
import { boardReportsOn, boardThread } from '#database/queries/feedback/board-moderation.ts'

type Row = Awaited<ReturnType<typeof boardForOfficers>>['rows'][number]
type ThreadRow = Awaited<ReturnType<typeof boardThread>>[number]
type ReportRow = Awaited<ReturnType<typeof boardReportsOn>>[number]

export function queueMessage(row: Row): BoardQueue['messages'][number] {
  return {
    message_id: row.message_id,
    question_id: row.question_id,
    title: row.title ?? row.question_title ?? '',
    body: row.body,
    author_kind: row.author_kind,
    author_name: row.author_name,
    written_at: row.written_at.toISOString(),
    state: row.state,
    reports: row.reports,
  }
}

/** The whole thread that a message belongs to. */
export async function readThread(db: Db, messageId: number): Promise<BoardThread | undefined> {
  const rows = await boardThread(db, messageId)
  const [question] = rows
  if (!question) return undefined
  const reports = await boardReportsOn(
    db,
    rows.map(({ message_id }) => message_id),
  )
  return {
    topic_id: question.message_id,
    title: question.title ?? '',
    pinned: question.pinned_at !== null,
    locked: question.locked_at !== null,
    messages: rows.map((row) => threadMessage(row, reports)),
  }
}

function threadMessage(row: ThreadRow, reports: ReportRow[]): ThreadMessage {
  const isOurs = row.author_kind === 'staff'
  return {
    ...queueMessage(row),
    email: row.email,
    author_no: row.author_no,
    decided: row.decided_at && {
      at: row.decided_at.toISOString(),
      by: row.decided_by ?? '',
      why: row.decided_why ?? '',
    },
    reported: reports
      .filter(({ message_id }) => message_id === row.message_id)
      .map((report) => ({
        reason: report.reason,
        detail: report.detail,
        at: report.reported_at.toISOString(),
        settled: report.settled_at && {
          at: report.settled_at.toISOString(),
          by: report.settled_by ?? '',
        },
      })),
    can_block: { visitor: !isOurs, network: !isOurs && row.network !== null },
  }
}
