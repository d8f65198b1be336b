import { KeyRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { StaffCode } from '#contract/staff/people.ts'
import { longMoment } from '#domain/calendar/thai-date.ts'
import { CopyButton } from '../../../ui/data/copy-button.tsx'
import { Button } from '../../../ui/form/button.tsx'

/** Shown once, to be handed over in person. */
export function CodeCard({ login, code, until, onClose }: StaffCode & { onClose: () => void }) {
  const ref = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is another arrival
  useEffect(() => ref.current?.focus(), [code])
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="รหัสตั้งค่าครั้งแรก"
      className="mb-5 grid gap-3 rounded-card border border-blue-bd bg-blue-bg p-4 text-blue-fg sm:p-5"
    >
      <p className="flex items-center gap-2 font-semibold">
        <KeyRound aria-hidden className="size-5" />
        รหัสตั้งค่าครั้งแรกของ {login}
      </p>
      <p className="figures text-figure font-semibold">{code}</p>
      <p>
        มอบให้เจ้าตัวเท่านั้น ใช้ที่หน้า /admin/setup ครั้งเดียว ภายใน {longMoment(until)} ระบบจะไม่แสดงรหัสนี้อีก
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={code} label="คัดลอกรหัส" />
        <Button label="มอบรหัสแล้ว" onClick={onClose} />
      </div>
    </section>
  )
}
