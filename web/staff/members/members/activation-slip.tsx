import { useEffect, useRef } from 'react'
import type { Activation } from '#contract/staff/member.ts'
import { longMoment } from '#domain/calendar/thai-date.ts'
import { Unbroken } from '../../../ui/statement/unbroken.tsx'
import { HandOverButtons } from '../../parts/hand-over-buttons.tsx'

interface ActivationSlipProps {
  membershipNo: string
  name: string
  slip: Activation
  /** It has been handed over. */
  onClose: () => void
}

/** Shown once, to be printed and handed over: it stays in sight until the officer says that it has been. */
export function ActivationSlip({ membershipNo, name, slip, onClose }: ActivationSlipProps) {
  const ref = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is another arrival
  useEffect(() => {
    // After the dialogs before it have given the focus back to where it was.
    const timer = setTimeout(() => ref.current?.focus())
    return () => clearTimeout(timer)
  }, [slip.code])
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="รหัสเปิดใช้งาน"
      className="sticky top-2 z-10 lg:top-[calc(var(--head)+0.5rem)] grid gap-2 rounded-card border border-blue-bd bg-blue-bg p-4 text-blue-fg sm:p-5"
    >
      <p className="font-semibold">รหัสเปิดใช้งานระบบสมาชิก</p>
      <p>
        {membershipNo} {name}
      </p>
      <p className="figures text-figure font-semibold">
        <Unbroken>{slip.code}</Unbroken>
      </p>
      <p>
        ใช้ครั้งเดียว ภายใน {longMoment(slip.expires_at)} ที่หน้า /member/register หัวข้อ
        “มีรหัสเปิดใช้งานจากสหกรณ์” ระบบจะไม่แสดงรหัสนี้อีก
      </p>
      <HandOverButtons print="พิมพ์ให้สมาชิก" onClose={onClose} />
    </section>
  )
}
