import type { BalanceQueue } from '#contract/staff/balances.ts'
import { buddhistYear } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { Facts } from '../../ui/data/facts.tsx'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { Tabs } from '../../ui/data/tabs.tsx'
import { useListState } from '../../ui/data/use-list-state.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { EmptyQueue } from '../../ui/feedback/empty-queue.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PaperButton } from '../../ui/statement/paper-button.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { RequestAnswer } from './requests/request-answer.tsx'
import { RequestCard } from './requests/request-card.tsx'

const GUIDE = [
  'สมาชิกตอบว่ายอด ณ สิ้นปีบัญชีถูกต้องหรือไม่ตรง คำตอบล่าสุดของแต่ละปีเป็นคำตอบที่นับ',
  'ข้อทักท้วง ให้ตรวจกับระบบหลัก แก้ไขถ้าผิดจริง แล้วตอบที่นี่ สมาชิกเห็นคำตอบและได้รับแจ้งทาง SMS หรืออีเมล',
  'ไฟล์สำหรับผู้สอบบัญชีมีสมาชิกทุกคน ทั้งที่ตอบและยังไม่ตอบ',
]
const TABS = [
  { value: 'waiting', label: 'รอตรวจสอบ' },
  { value: 'done', label: 'แก้ไขยอดแล้ว' },
  { value: 'refused', label: 'ยอดถูกต้อง' },
]
const WORDS = {
  done: 'ตรวจแล้ว แก้ไขยอดแล้ว',
  refused: 'ตรวจแล้ว ยอดถูกต้อง',
  hint: 'สมาชิกเห็นข้อความนี้ในหน้ายืนยันยอดคงเหลือ',
}

type Year = BalanceQueue['years'][number]

const COLUMNS: readonly Column<Year>[] = [
  { head: 'ปีบัญชี', cell: ({ year }) => `ปี ${buddhistYear(year)}` },
  { head: 'ยืนยันแล้ว', figures: true, cell: ({ confirmed }) => confirmed.toLocaleString('en') },
  { head: 'ทักท้วง รอตรวจ', figures: true, cell: ({ waiting }) => waiting.toLocaleString('en') },
  { head: 'ทักท้วง ตอบแล้ว', figures: true, cell: ({ answered }) => answered.toLocaleString('en') },
  { head: 'ยังไม่ตอบ', figures: true, cell: ({ silent }) => silent.toLocaleString('en') },
]

export function Component() {
  const { values, page, toPage, query } = useListState(['state'] as const)
  const list = useQuery(address('/api/admin/balances', query))
  const isQueue = values.state === '' || values.state === 'waiting'
  return (
    <>
      <PageHead title="ยืนยันยอด" guide={GUIDE} />
      {list.data && <Years years={list.data.years} />}
      <Tabs label="ข้อทักท้วงตามสถานะ" tabs={TABS} name="state" />
      <StaffLoaded from={list}>
        {({ disputes, total }) =>
          disputes.length === 0 ? (
            isQueue ? (
              <EmptyQueue text="ไม่มีข้อทักท้วงรอตรวจสอบ" />
            ) : (
              <Empty title="ยังไม่มีข้อทักท้วง" />
            )
          ) : (
            <>
              <ul className="grid max-w-4xl gap-4">
                {disputes.map((dispute) => (
                  <RequestCard
                    key={dispute.answer_id}
                    {...dispute}
                    request_id={dispute.answer_id}
                    what={`ยอดไม่ตรง ปีบัญชี ${buddhistYear(dispute.year)}`}
                  >
                    <Facts
                      facts={[
                        ['ทุนเรือนหุ้นที่แสดง', formatBaht(dispute.shares)],
                        ['เงินกู้ที่แสดง', formatBaht(dispute.owed)],
                        ['เงินฝากที่แสดง', formatBaht(dispute.saved)],
                      ]}
                    />
                    {dispute.state === 'waiting' && (
                      <RequestAnswer
                        path={address('/api/admin/balances/:answerId/answer', {
                          answerId: dispute.answer_id,
                        })}
                        words={WORDS}
                        name={`balance/${dispute.answer_id}`}
                        onDone={list.again}
                      />
                    )}
                  </RequestCard>
                ))}
              </ul>
              <Pager page={page} total={total} to={toPage} unit="ข้อทักท้วง" />
            </>
          )
        }
      </StaffLoaded>
    </>
  )
}

function Years({ years }: { years: readonly Year[] }) {
  if (years.length === 0) return null
  return (
    <section aria-label="จำนวนตามปีบัญชี" className="mb-6">
      <ListTable
        caption="คำตอบของสมาชิกตามปีบัญชี"
        columns={COLUMNS}
        rows={years}
        keyOf={({ year }) => year}
        actions={({ year }) =>
          (['xlsx', 'csv'] as const).map((format) => (
            <PaperButton
              key={format}
              label={`${format === 'xlsx' ? 'Excel' : 'CSV'} ปี ${buddhistYear(year)}`}
              path={address('/api/admin/balances/export/:format', { format }, `year=${year}`)}
            />
          ))
        }
      />
    </section>
  )
}
