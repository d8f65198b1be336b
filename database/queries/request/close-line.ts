import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

export interface ClosedLine {
  result: 'accepted' | 'refused' | 'reversed' | 'cancelled'
  coreRef?: string | null
  reason?: string
  by: string
  at: Date
}

/** Only what is still open; answers which. */
export async function closeLines(
  trx: Db,
  orderNos: readonly string[],
  { result, coreRef = null, reason = '', by, at }: ClosedLine,
): Promise<string[]> {
  const answers = orderNos.map((orderNo) => ({ orderNo, result, coreRef, reason }))
  return answerLines(trx, answers, { by, at })
}

export interface AnsweredLine extends Pick<ClosedLine, 'result'> {
  orderNo: string
  coreRef: string | null
  reason: string
}

/** The same of lines that end each in its own way. In one order, so that two who close some of the same wait for each other. */
export async function answerLines(
  trx: Db,
  answers: readonly AnsweredLine[],
  { by, at }: Pick<ClosedLine, 'by' | 'at'>,
): Promise<string[]> {
  if (answers.length === 0) return []
  const orderNos = answers.map(({ orderNo }) => orderNo)
  await sql`select from order_line where order_no = any(${orderNos}::text[]) order by order_no for update`.execute(
    trx,
  )
  const { rows } = await sql<{ order_no: string }>`
    update order_line line
    set result = answer.result, core_ref = answer.core_ref, reason = answer.reason, closed_at = ${at}, closed_by = ${by}
    from unnest(${orderNos}::text[], ${answers.map(({ result }) => result)}::text[],
      ${answers.map(({ coreRef }) => coreRef)}::text[], ${answers.map(({ reason }) => reason)}::text[])
      as answer (order_no, result, core_ref, reason)
    where line.order_no = answer.order_no and line.result is null
    returning line.order_no`.execute(trx)
  return rows.map(({ order_no }) => order_no)
}
