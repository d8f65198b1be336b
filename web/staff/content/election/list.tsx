import { CalendarClock, CircleCheck, Hourglass, Vote } from 'lucide-react'
import type { ElectionList } from '#contract/staff/election.ts'
import { buddhistYear, shortMoment } from '#domain/calendar/thai-date.ts'
import { type ElectionPhase, phaseOf } from '#domain/content/election.ts'
import { useNow } from '../../../app/site.tsx'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'
import { ListTable } from '../../../ui/data/list-table.tsx'

type Election = ElectionList[number]

// biome-ignore format: one row a phase
const PHASES: Record<ElectionPhase, BadgeStyle> = {
  before:   ['blue',  CalendarClock, 'ยังไม่เปิดลงคะแนน'],
  voting:   ['amber', Vote,          'กำลังลงคะแนน'],
  counting: ['amber', Hourglass,     'รอผล'],
  results:  ['green', CircleCheck,   'เผยแพร่ผลแล้ว'],
}

export function Elections({ elections }: { elections: ElectionList }) {
  const now = useNow()
  if (elections.length === 0) return <p className="text-muted">ยังไม่มีการเลือกตั้ง</p>
  return (
    <ListTable<Election>
      caption="การเลือกตั้งทั้งหมด"
      rows={elections}
      keyOf={({ year }) => year}
      to={({ year }) => `/admin/election/${buddhistYear(`${year}-06-01`)}`}
      columns={[
        { head: 'ปี', cell: ({ year }) => `ปี ${buddhistYear(`${year}-06-01`)}`, whole: true },
        { head: 'ชื่อ', cell: ({ title }) => title },
        {
          head: 'วันลงคะแนน',
          cell: ({ opens_at }) => {
            return shortMoment(opens_at)
          },
          whole: true,
        },
        { head: 'สถานะ', cell: (one) => <Phase phase={phaseOf(one, now)} /> },
        { head: 'คะแนนที่บันทึก', cell: ({ entries }) => `${entries} จาก 2`, figures: true },
      ]}
    />
  )
}

function Phase({ phase }: { phase: ElectionPhase }) {
  return <StyledBadge by={PHASES[phase]} />
}
