import { type Static, Type } from 'typebox'
import { Closed } from '#contract/member/figures.ts'
import { Instant, MonthQueryField } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import type { LayoutColumn, PayrollColumn, PayrollFormat } from '#domain/unit/payroll-layout.ts'
import {
  COLUMNS_MAX,
  PAYROLL_COLUMNS,
  PAYROLL_FORMATS,
  WIDTH_MAX,
} from '#domain/unit/payroll-layout.ts'

const Columns = Type.Unsafe<LayoutColumn[]>(
  Type.Array(
    Type.Object(
      {
        column: Type.Unsafe<PayrollColumn>(
          Type.String({ enum: Object.keys(PAYROLL_COLUMNS), title: 'คอลัมน์' }),
        ),
        width: Type.Integer({ minimum: 1, maximum: WIDTH_MAX, title: 'ความกว้าง' }),
      },
      { additionalProperties: false },
    ),
    { maxItems: COLUMNS_MAX, title: 'คอลัมน์' },
  ),
)
const Format = Type.Unsafe<PayrollFormat>(
  Type.String({ enum: Object.keys(PAYROLL_FORMATS), title: 'ชนิดไฟล์' }),
)

export const NewLayout = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 60, title: 'ชื่อรูปแบบ' }),
    format: Format,
    columns: Columns,
  },
  { additionalProperties: false },
)
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
export const PayrollQuery = Type.Object(
  {
    period: MonthQueryField('งวดเดือน'),
    format: Format,
    columns: Columns,
  },
  { additionalProperties: false },
)
export type PayrollQuery = Static<typeof PayrollQuery>

export const WhichLayout = Type.Object(
  { layout_id: Type.Integer({ minimum: 1, title: 'รูปแบบไฟล์' }) },
  { additionalProperties: false },
)
