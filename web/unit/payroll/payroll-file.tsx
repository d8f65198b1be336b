import { FileDown, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import type { Layout } from '#contract/unit/layout.ts'
import {
  type LayoutColumn,
  layoutProblem,
  PAYROLL_FORMATS,
  type PayrollFormat,
  USUAL_COLUMNS,
  withUsualWidth,
} from '#domain/unit/payroll-layout.ts'
import { useDraft } from '../../client/use-draft.ts'
import { useQuery } from '../../client/use-query.ts'
import { Section } from '../../ui/area/section.tsx'
import { Callout } from '../../ui/feedback/callout.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Take } from '../bill/take.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { SavedLayouts, SaveLayout } from './saved-layouts.tsx'
import { TakeWithIds } from './take-with-ids.tsx'

export interface Chosen {
  format: PayrollFormat
  columns: LayoutColumn[]
}

const USUAL: Chosen = { format: 'xlsx', columns: USUAL_COLUMNS.map(withUsualWidth) }

/** The file a payroll program reads: which columns, in which order, kept under a name for next month. */
export function PayrollFile({ period, people }: { period: string; people: number }) {
  const { data, again } = useQuery('/api/membergroup/layouts')
  const { values, change } = useDraft<Chosen>('membergroup/payroll', USUAL)
  const [answered, setAnswered] = useState<Layout[]>()
  const layouts = answered ?? data?.layouts ?? []
  const { format, columns } = values
  const problem = layoutProblem(columns)
  const hasIds = columns.some(({ column }) => column === 'national_id')
  const file = {
    label: `ดาวน์โหลดไฟล์หักเงินเดือน (${people}\u00A0คน)`,
    path: '/api/membergroup/payroll',
    body: { period, format, columns },
  }

  function answer(next: Layout[]) {
    setAnswered(next)
    again()
  }
  return (
    <Section title="ไฟล์สำหรับระบบเงินเดือน">
      <div className="card grid min-w-0 gap-5 p-4 wrap-anywhere sm:p-6">
        <SavedLayouts layouts={layouts} onUse={change} onAnswer={answer} />
        <Field name="payroll-format" label="ชนิดไฟล์">
          {(wiring) => (
            <select
              {...wiring}
              className="input w-full sm:max-w-md"
              value={format}
              onChange={(event) => change({ format: event.target.value as PayrollFormat })}
            >
              {Object.entries(PAYROLL_FORMATS).map(([value, { name }]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <details>
          <summary className="link inline-flex min-h-12 items-center">
            เลือกคอลัมน์ ({columns.length}) และบันทึกรูปแบบ
          </summary>
          <div className="mt-2 grid gap-5">
            <ColumnChoice
              columns={columns}
              withWidths={format === 'txt'}
              onChange={(columns) => change({ columns })}
            />
            <SaveLayout chosen={values} onAnswer={answer} />
          </div>
        </details>
        {hasIds && (
          <Callout tone="amber" Icon={ShieldAlert} title="ไฟล์นี้มีเลขบัตรประชาชนครบ 13 หลัก">
            <p>
              ใช้เฉพาะการหักเงินเดือน ดาวน์โหลดได้วันละ 10 ครั้ง
              ระบบบันทึกชื่อผู้ดาวน์โหลดและแจ้งผู้ใช้อื่นของหน่วยงานทุกครั้ง
            </p>
          </Callout>
        )}
        {problem && (
          <p role="alert" className="text-red-fg">
            {problem}
          </p>
        )}
        {!problem && hasIds && <TakeWithIds {...file} />}
        {!problem && !hasIds && <Take files={[{ ...file, Icon: FileDown, primary: true }]} />}
      </div>
    </Section>
  )
}
