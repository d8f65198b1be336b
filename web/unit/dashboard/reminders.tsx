import { BellRing } from 'lucide-react'
import type { UnitReminder } from '#contract/unit/dashboard.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { Callout } from '../../ui/feedback/callout.tsx'

/** What the cooperative asks for, before anything else; the newest only. */
export function Reminders({ reminders: [newest] }: { reminders: readonly UnitReminder[] }) {
  if (!newest) return null
  return (
    <div className="no-print mb-4">
      <Callout tone="amber" Icon={BellRing} title="ข้อความจากสหกรณ์">
        <p className="wrap-anywhere">{newest.words}</p>
        <p className="text-small">{shortMoment(newest.at)}</p>
      </Callout>
    </div>
  )
}
