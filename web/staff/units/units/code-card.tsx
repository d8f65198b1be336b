import { KeyRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { UnitCode } from '#contract/staff/units.ts'
import { longMoment } from '#domain/calendar/thai-date.ts'
import { CopyButton } from '../../../ui/data/copy-button.tsx'
import { Unbroken } from '../../../ui/statement/unbroken.tsx'
import { HandOverButtons } from '../../parts/hand-over-buttons.tsx'

/** Shown and printed once; the server keeps nothing it could be read from. */
export function UnitCodeCard({
  login,
  code,
  expires_at,
  onClose,
}: UnitCode & { onClose: () => void }) {
  const ref = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is another arrival
  useEffect(() => ref.current?.focus(), [code])
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="รหัสเปิดใช้งาน"
      className="mb-4 grid gap-3 rounded-card border border-blue-bd bg-blue-bg p-4 text-blue-fg"
    >
      <p className="flex items-center gap-2 font-semibold">
        <KeyRound aria-hidden className="size-5" />
        รหัสเปิดใช้งานของ {login}
      </p>
      <p className="figures text-h2 font-semibold">
        <Unbroken>{code}</Unbroken>
      </p>
      <p>ใช้ได้ครั้งเดียว ถึง {longMoment(expires_at)} มอบให้เจ้าตัวเท่านั้น ระบบจะไม่แสดงรหัสนี้อีก</p>
      <HandOverButtons print="พิมพ์" onClose={onClose}>
        <CopyButton text={code} label="คัดลอกรหัส" />
      </HandOverButtons>
    </section>
  )
}
