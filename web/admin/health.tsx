import { CircleCheck, CircleX, type LucideIcon, RefreshCw, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import type { Health, HealthItem } from '#contract/watching.ts'
import { clockTime, recentDate, shortDate } from '#domain/thai-date.ts'
import { Progress } from '../area/parts/progress.tsx'
import { Badge, type Tone } from '../shell/badge.tsx'
import { type Column, DataTable } from './parts/data-table.tsx'
import { PageHead } from './parts/page-head.tsx'
import { StaffFed } from './parts/staff-fed.tsx'
import { useStaffAsked } from './parts/use-staff-asked.ts'

const EVERY_MS = 30_000

const GUIDE = [
  'สีเขียวคือปกติ สีเหลืองคือควรดูภายในวันนี้ สีแดงคือต้องแก้ทันที',
  'การสำรองข้อมูลและการซ้อมกู้คืนทำเองทุกคืนตามเวลาที่ตั้งไว้ (BACKUP_AT)',
  'วิธีแก้แต่ละเรื่องอยู่ในคู่มือผู้ดูแลระบบ (docs/operations.md)',
]

// biome-ignore format: one row a state
const STATES: Record<HealthItem['state'], readonly [Tone, LucideIcon, string]> = {
  good:  ['green', CircleCheck,   'ปกติ'],
  watch: ['amber', TriangleAlert, 'ควรดู'],
  bad:   ['red',   CircleX,       'ต้องแก้'],
}

const COLUMNS: readonly Column<Health['processes'][number]>[] = [
  { head: 'เครื่อง', cell: ({ host }) => host },
  { head: 'โพรเซส', figures: true, cell: ({ pid }) => pid },
  { head: 'เริ่มเมื่อ', whole: true, cell: ({ started_at }) => moment(started_at) },
  {
    head: 'ส่งสัญญาณล่าสุด',
    whole: true,
    cell: ({ seen_at }) => recentDate(new Date(seen_at), new Date()),
  },
  { head: 'รุ่น', whole: true, cell: ({ release }) => release },
  {
    head: 'หน่วยความจำ',
    figures: true,
    cell: ({ memory }) => `${Math.round(memory / 1024 / 1024)} MB`,
  },
  { head: 'ความหน่วง', figures: true, cell: ({ delay_ms }) => `${delay_ms.toFixed(1)} ms` },
]

export function Component() {
  const asked = useStaffAsked<Health>('/api/admin/health')
  const { again, data } = asked
  useEffect(() => {
    const timer = setInterval(again, EVERY_MS)
    return () => clearInterval(timer)
  }, [again])
  return (
    <>
      <PageHead
        title="สุขภาพระบบ"
        note={data && `ตรวจเมื่อ ${clockTime(new Date(data.asked_at))} ปรับใหม่ทุก 30 วินาที`}
        guide={GUIDE}
        actions={
          <button type="button" className="button button-secondary" onClick={again}>
            <RefreshCw aria-hidden className="size-5" />
            ตรวจตอนนี้
          </button>
        }
      />
      <StaffFed asked={asked} shape="page">
        {({ items, processes }) => (
          <div className="grid gap-8">
            <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {items.map((item) => (
                <Item key={item.name} {...item} />
              ))}
            </ul>
            <section aria-labelledby="processes" className="min-w-0">
              <h2 id="processes" className="mb-3 text-h3">
                โพรเซสของเว็บไซต์
              </h2>
              <DataTable
                caption="โพรเซสที่ทำงานอยู่"
                columns={COLUMNS}
                rows={processes}
                keyOf={({ host, pid }) => `${host} ${pid}`}
              />
            </section>
          </div>
        )}
      </StaffFed>
    </>
  )
}

function Item({ name, state, says, percent }: HealthItem) {
  const [tone, Icon, word] = STATES[state]
  return (
    <li className="card flex min-w-0 flex-col gap-2 bg-bg p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{name}</h2>
        <Badge tone={tone} icon={Icon}>
          {word}
        </Badge>
      </div>
      <p className="figures text-small text-muted">{says}</p>
      {percent !== null && (
        <div className="mt-auto">
          <Progress ppm={percent * 10_000}>{`ใช้ไป ${percent}%`}</Progress>
        </div>
      )}
    </li>
  )
}

function moment(iso: string): string {
  const at = new Date(iso)
  return `${shortDate(at)} ${clockTime(at)}`
}
