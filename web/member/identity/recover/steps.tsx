import { Check } from 'lucide-react'
import type { Step } from './use-recovery.ts'

const STEPS: { step: Step; name: string }[] = [
  { step: 'identity', name: 'ข้อมูล' },
  { step: 'code', name: 'ยืนยัน' },
  { step: 'password', name: 'รหัสผ่าน' },
  { step: 'done', name: 'เสร็จสิ้น' },
]

/** Where one is, in a line that fits a phone (docs/screens.md#parts). */
export function Steps({ current }: { current: Step }) {
  const at = STEPS.findIndex(({ step }) => step === current)
  return (
    <ol
      aria-label="ขั้นตอน"
      className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-1.5"
    >
      {STEPS.map(({ step, name }, index) => {
        const isDone = index < at || current === 'done'
        return (
          <li key={step} aria-current={index === at ? 'step' : undefined} className="min-w-0">
            <span
              aria-hidden
              className={`block h-1.5 rounded-full ${index <= at ? 'bg-primary' : 'bg-sunken'}`}
            />
            <span
              className={`mt-1.5 flex items-start gap-1 text-caption ${index === at ? 'font-semibold' : 'text-muted'}`}
            >
              {isDone && <Check aria-hidden className="mt-1 size-4 shrink-0 text-green-fg" />}
              <span className="min-w-0">
                {name}
                <span className="sr-only"> {wordFor(index, at, isDone)}</span>
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function wordFor(index: number, at: number, isDone: boolean): string {
  if (isDone) return 'เสร็จแล้ว'
  return index === at ? 'กำลังทำ' : 'ยังไม่ทำ'
}
