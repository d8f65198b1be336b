import { type Static, Type } from 'typebox'
import { Instant, MonthQueryField } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import type { LayoutColumn, PayrollColumn, PayrollFormat } from '#domain/unit/payroll-layout.ts'
import {
  COLUMNS_MAX,
  PAYROLL_COLUMNS,
  PAYROLL_FORMATS,
  WIDTH_MAX,
} from '#domain/unit/payroll-layout.ts'
import { SentNumber } from '../shared/numbers.ts'
import { OWN_PROOF } from '../shared/passkeys.ts'
import { Closed } from '../shared/shapes.ts'

const Columns = Type.Unsafe<LayoutColumn[]>(
  Type.Array(
    Closed({
      column: Type.Unsafe<PayrollColumn>(
        Type.String({ enum: Object.keys(PAYROLL_COLUMNS), title: 'คอลัมน์' }),
      ),
      width: Type.Integer({ minimum: 1, maximum: WIDTH_MAX, title: 'ความกว้าง' }),
    }),
    { maxItems: COLUMNS_MAX, title: 'คอลัมน์' },
  ),
)
const Format = Type.Unsafe<PayrollFormat>(
  Type.String({ enum: Object.keys(PAYROLL_FORMATS), title: 'ชนิดไฟล์' }),
)

export const NewLayout = Closed({
  name: Type.String({ minLength: 1, maxLength: 60, title: 'ชื่อรูปแบบ' }),
  format: Format,
  columns: Columns,
})
export type NewLayout = Static<typeof NewLayout>

const Layout = Closed({
  layout_id: Type.Integer(),
  name: Type.String(),
  format: Format,
  columns: Columns,
  changed_by: Type.String(),
  changed_at: Instant,
})
export type Layout = Static<typeof Layout>
export const LayoutsReply = Reply(Closed({ layouts: Type.Array(Layout) }))

/** What a payroll file is asked for with; filters are those of the page. */
export const PayrollQuery = Closed({
  period: MonthQueryField('งวดเดือน'),
  format: Format,
  columns: Columns,
  /** Asked for where national ids are among the columns (SEC-56). */
  ...OWN_PROOF,
})
export type PayrollQuery = Static<typeof PayrollQuery>

export const WhichLayout = Closed({ layout_id: SentNumber('รูปแบบไฟล์', 1) })
