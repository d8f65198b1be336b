import { Receipt } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BilledMonth } from '#contract/unit/bill.ts'
import type { Query } from '../../client/use-query.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { MonthStepper } from '../../ui/statement/month-stepper.tsx'

interface BillPageProps<Data> {
  title: string
  /** The page's own address. */
  at: string
  from: Query<Data>
  /** The month on show; null over a whole year. */
  shown: (data: Data) => string | null | undefined
  children: (data: Data) => ReactNode
}

/** One month of a unit: which is chosen above, and what was billed in it below. */
export function BillPage<Data extends { months: readonly BilledMonth[] }>({
  title,
  at,
  from,
  shown,
  children,
}: BillPageProps<Data>) {
  return (
    <>
      <PageTitle title={title} />
      <Loaded
        from={from}
        missing={{
          title: 'ไม่พบรายการเรียกเก็บของเดือนที่ต้องการ',
          action: <ButtonLink to={at} primary label="ไปเดือนล่าสุด" />,
        }}
      >
        {(data) => {
          if (data.months.length === 0)
            return (
              <Empty
                Icon={Receipt}
                title="ยังไม่มีใบแจ้งหนี้ของหน่วยงานนี้"
                text="เมื่อสหกรณ์ออกใบแจ้งหนี้ประจำเดือน รายการจะแสดงที่หน้านี้"
              />
            )
          const month = shown(data)
          return (
            <>
              {month && (
                <MonthStepper months={data.months.map(({ period }) => period)} month={month} />
              )}
              {children(data)}
            </>
          )
        }}
      </Loaded>
    </>
  )
}
