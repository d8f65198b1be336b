import { address } from '../client/address.ts'
import { useMonth } from '../client/use-month.ts'
import { useQuery } from '../client/use-query.ts'
import { PageTitle } from '../ui/area/page-title.tsx'
import { Empty } from '../ui/feedback/empty.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { MonthStepper } from '../ui/statement/month-stepper.tsx'
import { CertifyNote } from './dashboard/certify-note.tsx'
import { Change } from './dashboard/change.tsx'
import { History } from './dashboard/history.tsx'
import { Months } from './dashboard/months.tsx'
import { Notices } from './dashboard/notices.tsx'
import { Reminders } from './dashboard/reminders.tsx'
import { Steps } from './dashboard/steps.tsx'
import { ThisMonth } from './dashboard/this-month.tsx'

export function Component() {
  const request = useQuery(address('/api/membergroup/dashboard', useMonth().query), {
    quiet: true,
  })
  return (
    <>
      <PageTitle title="ภาพรวมประจำเดือน" />
      <Loaded
        from={request}
        missing={{
          title: 'ไม่พบรายการเรียกเก็บของเดือนนี้',
          action: <ButtonLink to="/membergroup/dashboard" primary label="ไปเดือนล่าสุด" />,
        }}
      >
        {({ today, as_of, months, month, notices, certify_waiting }) =>
          month ? (
            <>
              <MonthStepper months={months.map(({ period }) => period)} month={month.period} />
              <CertifyNote waiting={certify_waiting} />
              <Reminders reminders={month.reminders ?? []} />
              <ThisMonth month={month} today={today} asOf={as_of} />
              <Steps month={month} />
              <div className="grid grid-cols-1 gap-x-8 xl:grid-cols-2">
                <Change month={month} />
                <History month={month} />
              </div>
              <Months months={months} shown={month.period} />
              <Notices notices={notices} />
            </>
          ) : (
            <>
              <CertifyNote waiting={certify_waiting} />
              <Empty
                title="ยังไม่มีใบแจ้งหนี้ของหน่วยงานนี้"
                text="เมื่อสหกรณ์ออกใบแจ้งหนี้ประจำเดือน รายการจะแสดงที่หน้านี้"
              />
              <Notices notices={notices} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
