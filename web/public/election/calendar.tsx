import type { Election } from '#contract/public/election.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { stepState } from '#domain/content/election.ts'
import { useNow } from '../../app/site.tsx'
import { type Step, Stepper } from '../../ui/data/stepper.tsx'

const WORDS = { done: 'เสร็จแล้ว', current: 'กำลังดำเนินการ', ahead: 'รอดำเนินการ' }

export function Calendar({ steps }: { steps: Election['steps'] }) {
  const now = useNow()
  const shown = steps.map((step): Step => {
    const state = stepState(step, now)
    return { name: step.name, state, word: WORDS[state], detail: daysOf(step) }
  })
  return (
    <section id="calendar" aria-labelledby="calendar-title" className="scroll-mt-20">
      <h2 id="calendar-title" className="mb-5 text-h2">
        ลำดับขั้นตอน
      </h2>
      <div className="lg:columns-2 lg:gap-12 lg:[&_li]:break-inside-avoid">
        <Stepper steps={shown} label="ลำดับขั้นตอน" />
      </div>
    </section>
  )
}

function daysOf({ starts_on, ends_on }: Election['steps'][number]): string {
  if (starts_on === ends_on) return longDate(starts_on)
  return `${longDate(starts_on)} – ${longDate(ends_on)}`
}
