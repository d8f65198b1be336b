import { CircleCheck, CircleX } from 'lucide-react'
import type { OwnAccount } from '#contract/staff/people.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Titled } from '../../../ui/area/titled.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'

type SignIn = OwnAccount['sign_ins'][number]

const COLUMNS: readonly Column<SignIn>[] = [
  {
    head: 'เวลา',
    cell: ({ at }) => shortMoment(at),
    whole: true,
  },
  { head: 'ผล', cell: ({ done }) => <Outcome done={done} /> },
  { head: 'อุปกรณ์', cell: ({ device }) => device || '–' },
  { head: 'หมายเลขไอพี', cell: ({ address }) => address || '–' },
]

/** Ninety days of them, also those that failed in this officer's name. */
export function SignIns() {
  const request = useQuery('/api/admin/account')
  return (
    <Titled title="การเข้าสู่ระบบล่าสุด" head="mb-3 text-h3">
      <StaffLoaded from={request}>
        {({ sign_ins }) => (
          <ListTable
            caption="การเข้าสู่ระบบล่าสุด"
            columns={COLUMNS}
            rows={sign_ins}
            keyOf={({ at }) => at}
            empty={<p className="text-muted">ยังไม่มีการเข้าสู่ระบบใน 90 วันที่ผ่านมา</p>}
          />
        )}
      </StaffLoaded>
    </Titled>
  )
}

function Outcome({ done }: { done: boolean }) {
  return (
    <Badge
      tone={done ? 'green' : 'red'}
      icon={done ? CircleCheck : CircleX}
      words={done ? 'สำเร็จ' : 'ไม่สำเร็จ'}
    />
  )
}
