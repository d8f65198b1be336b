import { Type } from 'typebox'
import { REPORT_STATES, type ReportState } from '#domain/import/control-report.ts'
import { Day, Instant } from '../shared/dates.ts'
import { Reply } from '../shared/envelope.ts'
import { Amount, Count } from '../shared/numbers.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'

const State = OneOf(...(Object.keys(REPORT_STATES) as ReportState[]))

const Finding = Closed({
  file: Type.String(),
  line: Nullable(Type.Integer()),
  value: Type.String(),
  detail: Nullable(Type.String()),
})

const Check = Closed({
  name: Type.String(),
  title: Type.String(),
  state: State,
  note: Nullable(Type.String()),
  compared: Type.Array(Type.String()),
  found: Count,
  findings: Type.Array(Finding),
  accepted: Nullable(
    Closed({ by: Type.String(), reason: Type.String(), at: Instant, run_id: Type.Integer() }),
  ),
})

const Sum = Closed({ column: Type.String(), thai: Type.String(), amount: Amount })

/** Null of a run whose checks were never asked. */
export const ControlReportReply = Reply(
  Nullable(
    Closed({
      run_id: Type.Integer(),
      source: Type.String(),
      as_of: Day,
      started_by: Type.String(),
      started_at: Instant,
      approved_by: Nullable(Type.String()),
      sets: Type.Array(
        Closed({
          data_set: Type.String(),
          thai: Type.String(),
          rows: Count,
          sums: Type.Array(Sum),
        }),
      ),
      checks: Type.Array(Check),
    }),
  ),
)
