import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import type { Health } from '#contract/staff/monitoring.ts'
import { clockTime, recentDate, shortMoment } from '#domain/calendar/thai-date.ts'
import { useQuery } from '../../client/use-query.ts'
import { Titled } from '../../ui/area/titled.tsx'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { ItemCard } from './health/item-card.tsx'

const EVERY_MS = 30_000

const GUIDE = [
  'สีเขียวคือปกติ สีเหลืองคือควรดูภายในวันนี้ สีแดงคือต้องแก้ทันที',
  'การสำรองข้อมูลและการซ้อมกู้คืนทำเองทุกคืนตามเวลาที่ตั้งไว้ (BACKUP_AT)',
  'เรื่องที่ไม่ปกติมีวิธีแก้กำกับ ผู้ดูแลระบบสำรองข้อมูล ซ้อมกู้คืน และส่งข้อความทดสอบได้จากหน้านี้',
]

const COLUMNS: readonly Column<Health['processes'][number]>[] = [
  { head: 'เครื่อง', cell: ({ host }) => host },
  { head: 'โพรเซส', figures: true, cell: ({ pid }) => pid },
  { head: 'เริ่มเมื่อ', whole: true, cell: ({ started_at }) => shortMoment(started_at) },
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

const JOBS: Record<string, string> = {
  'forget-old-rows': 'ลบข้อมูลชั่วคราวที่หมดอายุ',
  'audit-check': 'ตรวจความครบถ้วนของบันทึก',
  'order-answers': 'รับผลของคำสั่งจากข้อมูลรายวัน',
  backup: 'สำรองข้อมูลและซ้อมกู้คืน',
  'base-backup': 'สำรองฐานสำหรับกู้คืนถึงวินาที',
  'copy-backups': 'คัดลอกไฟล์สำรองออกนอกเครื่อง',
  alerts: 'เฝ้าระวังและแจ้งเตือน',
}

const JOB_COLUMNS: readonly Column<Health['jobs'][number]>[] = [
  { head: 'งาน', cell: ({ name }) => JOBS[name] ?? name },
  {
    head: 'สำเร็จล่าสุด',
    whole: true,
    cell: ({ succeeded_at }) => (succeeded_at ? shortMoment(succeeded_at) : 'ยังไม่เคย'),
  },
  { head: 'ครั้งต่อไป', whole: true, cell: ({ due_at }) => shortMoment(due_at) },
  {
    head: 'ผล',
    cell: (job) => jobResult(job),
  },
]

function jobResult({ runner, last_error, succeeded_at }: Health['jobs'][number]): string {
  if (runner) return `กำลังทำที่ ${runner}`
  if (last_error) return `ไม่สำเร็จ: ${last_error}`
  return succeeded_at ? 'ปกติ' : 'รอครั้งแรก'
}

export function Component() {
  const request = useQuery('/api/admin/health')
  const { again, data } = request
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
        actions={<Button Icon={RefreshCw} label="ตรวจตอนนี้" onClick={again} />}
      />
      <StaffLoaded from={request} shape="page">
        {({ items, processes, jobs }) => (
          <div className="grid gap-8">
            <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {items.map((item) => (
                <ItemCard key={item.key} item={item} onDone={again} />
              ))}
            </ul>
            <Titled title="งานที่ระบบทำเอง" head="mb-3 text-h3" className="min-w-0">
              <ListTable
                caption="งานที่ระบบทำเองตามเวลา"
                columns={JOB_COLUMNS}
                rows={jobs}
                keyOf={({ name }) => name}
                empty={<p>ระบบจะลงตารางงานภายในหนึ่งนาทีหลังเปิดเครื่อง</p>}
              />
            </Titled>
            <section aria-labelledby="processes" className="min-w-0">
              <h2 id="processes" className="mb-3 text-h3">
                โพรเซสของเว็บไซต์
              </h2>
              <ListTable
                caption="โพรเซสที่ทำงานอยู่"
                columns={COLUMNS}
                rows={processes}
                keyOf={({ host, pid }) => `${host} ${pid}`}
              />
            </section>
          </div>
        )}
      </StaffLoaded>
    </>
  )
}
