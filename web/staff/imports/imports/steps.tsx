import { Check } from 'lucide-react'

const STEPS = ['เลือกไฟล์', 'ตรวจสอบ', 'ดูความเปลี่ยนแปลง', 'ยืนยัน', 'ผลลัพธ์']

/** Where a set is on its way; on a phone in one line. */
export function Steps({ at }: { at: number }) {
  return (
    <>
      <p className="mb-4 text-small text-muted sm:hidden">
        ขั้นตอนที่ {at + 1} จาก {STEPS.length}: <strong>{STEPS[at]}</strong>
      </p>
      <ol aria-label="ขั้นตอนการนำเข้า" className="mb-6 hidden flex-wrap gap-2 sm:flex">
        {STEPS.map((name, nth) => (
          <li
            key={name}
            aria-current={nth === at ? 'step' : undefined}
            className="flex items-center gap-2 rounded-full border border-border px-3 py-1 text-small text-muted aria-[current]:border-primary aria-[current]:bg-tint aria-[current]:font-semibold aria-[current]:text-on-tint"
          >
            <span className="figures grid size-6 place-items-center rounded-full border border-current text-caption">
              {nth < at ? <Check aria-hidden className="size-4" /> : nth + 1}
            </span>
            {name}
            {nth < at && <span className="sr-only">เสร็จแล้ว</span>}
          </li>
        ))}
      </ol>
    </>
  )
}
