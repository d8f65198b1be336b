import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { AUDIT_GROUPS } from '#domain/audit/audit-words.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { FilterBar, FilterSelect } from '../../ui/data/filter-bar.tsx'
import { SaveButton } from '../../ui/data/save-button.tsx'
import { useListState } from '../../ui/data/use-list-state.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { FigureInput } from '../../ui/form/figure-input.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { ChainCheck } from './audit/chain-check.tsx'
import { EventTable } from './audit/event-table.tsx'
import { daysOf, periods } from './period.ts'

const GUIDE = [
  'ทุกการกระทำที่เปลี่ยนข้อมูลหรือเปิดดูข้อมูลสมาชิกถูกบันทึกไว้ที่นี่ แก้ไขหรือลบไม่ได้',
  'ค้นหาด้วยชื่อหรือชื่อผู้ใช้ของเจ้าหน้าที่ เลขสมาชิก หรือเลขหน่วยงาน แล้วกรองตามเรื่อง ผล และช่วงเวลา',
  '“ตรวจความครบถ้วน” พิสูจน์ว่าไม่มีรายการใดถูกแก้ ลบ หรือสลับ',
]
const OUTCOMES = [
  { value: 'done', label: 'สำเร็จ' },
  { value: 'refused', label: 'ถูกปฏิเสธ' },
] as const
const GROUPS = Object.entries(AUDIT_GROUPS).map(([value, label]) => ({ value: `${value}.`, label }))

export function Component() {
  const { values, change } = useListState(['who', 'what', 'on', 'outcome', 'period', 'before'])
  const { who, what, on, outcome, period, before } = values
  const now = new Date()
  const filter = { who, what, on, outcome, ...daysOf(period, now) }
  const request = useQuery(address('/api/admin/audit', queryOf({ ...filter, before })))
  const isFiltered = Object.values(filter).some(Boolean)
  const narrow = (changed: Partial<typeof values>) => change({ ...changed, before: '' })
  return (
    <>
      <PageHead
        title="ประวัติการใช้งาน"
        note={
          <span className="inline-flex items-center gap-1">
            <Lock aria-hidden className="size-4" />
            แก้ไขและลบไม่ได้
          </span>
        }
        guide={GUIDE}
        actions={
          <>
            <SaveButton path={address('/api/admin/audit/xlsx', queryOf(filter))}>
              ส่งออก Excel
            </SaveButton>
            <SaveButton path={address('/api/admin/audit/csv', queryOf(filter))}>
              ส่งออก CSV
            </SaveButton>
          </>
        }
      />
      <ChainCheck />
      <FilterBar
        search={{
          label: 'ผู้ทำ: ชื่อ ชื่อผู้ใช้ หรือเลขสมาชิก',
          value: who,
          onSearch: (words) => narrow({ who: words }),
        }}
        onClear={
          isFiltered
            ? () => narrow({ who: '', what: '', on: '', outcome: '', period: '' })
            : undefined
        }
      >
        <FilterSelect
          label="เรื่อง"
          value={what}
          choices={GROUPS}
          all="ทุกเรื่อง"
          onChoose={(chosen) => narrow({ what: chosen })}
        />
        <FilterSelect
          label="ผล"
          value={outcome}
          choices={OUTCOMES}
          all="ทุกผล"
          onChoose={(chosen) => narrow({ outcome: chosen })}
        />
        <FilterSelect
          label="ช่วงเวลา"
          value={period}
          choices={periods(now)}
          all="ทุกเวลา"
          onChoose={(chosen) => narrow({ period: chosen })}
        />
        <OnWhom key={on} value={on} onChange={(number) => narrow({ on: number })} />
      </FilterBar>
      <StaffLoaded from={request}>
        {({ events, next }) => (
          <>
            {events.length === 0 ? (
              <Empty title="ไม่พบรายการตามที่กรอง" />
            ) : (
              <EventTable events={events} />
            )}
            <Older values={values} next={next} />
          </>
        )}
      </StaffLoaded>
    </>
  )
}

function Older({ values, next }: { values: Record<string, string>; next: number | null }) {
  const newest = new URLSearchParams(kept({ ...values, before: '' }))
  const older = new URLSearchParams(kept({ ...values, before: String(next ?? '') }))
  return (
    <nav aria-label="หน้าของรายการ" className="no-print mt-4 flex flex-wrap gap-3">
      {values.before && <ButtonLink to={`?${newest}`} label="ใหม่สุด" />}
      {next !== null && <ButtonLink to={`?${older}`} label="เก่ากว่านี้" />}
    </nav>
  )
}

function OnWhom({ value, onChange }: { value: string; onChange: (number: string) => void }) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onChange(typed)
  }
  return (
    <form onSubmit={submit} className="min-w-40 flex-[0_1_12rem]">
      <label className="grid text-caption text-muted">
        เกี่ยวกับสมาชิกเลขที่
        <FigureInput
          takes="whole"
          value={typed}
          max={6}
          autoComplete="off"
          onChange={setTyped}
          onBlur={() => typed !== value && onChange(typed)}
          className="input text-small text-text"
        />
      </label>
    </form>
  )
}

function queryOf(filter: Record<string, string>): URLSearchParams {
  return new URLSearchParams(kept(filter))
}

function kept(values: Record<string, string>): [string, string][] {
  return Object.entries(values).filter(([, value]) => value)
}
