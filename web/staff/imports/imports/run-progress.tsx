import type { ImportRunDetail } from '#contract/staff/imports.ts'
import { Titled } from '../../../ui/area/titled.tsx'

// biome-ignore format: one row a stage
const STAGES: Record<ImportRunDetail['run']['stage'], string> = {
  read:    'กำลังอ่านไฟล์',
  copy:    'กำลังอ่านและตรวจทีละแถว',
  check:   'กำลังตรวจความสัมพันธ์และยอดรวม',
  publish: 'กำลังปิดงาน',
  done:    'เสร็จแล้ว',
}

/** How far it is, in figures and not only as a bar; told aloud at every tenth. */
export function RunProgress({ detail: { run, is_cancelling } }: { detail: ImportRunDetail }) {
  const { stage, percent, rows, started_at } = run
  const tenth = Math.floor(percent / 10) * 10
  return (
    <Titled
      title={is_cancelling ? 'กำลังหยุดตามคำสั่ง' : STAGES[stage]}
      className="card bg-bg p-4 sm:p-6"
    >
      <progress
        aria-labelledby="progress"
        max={100}
        value={percent}
        className="mt-3 block h-3 w-full accent-primary"
      />
      <p className="figures mt-2">
        ตรวจแล้ว {rows.toLocaleString('th-TH')} แถว ({percent}%) {remaining(started_at, percent)}
      </p>
      <p className="text-small text-muted">ปิดหน้านี้ได้ ระบบทำงานต่อ</p>
      <p role="status" className="sr-only">
        {tenth > 0 ? `ตรวจแล้ว ${tenth} เปอร์เซ็นต์` : ''}
      </p>
    </Titled>
  )
}

function remaining(startedAt: string, percent: number): string {
  if (percent < 5) return ''
  const passed = Date.now() - Date.parse(startedAt)
  const seconds = Math.round((passed * (100 - percent)) / percent / 1_000)
  if (seconds < 60) return 'เหลือไม่ถึง 1 นาที'
  return `เหลือประมาณ ${Math.ceil(seconds / 60)} นาที`
}
