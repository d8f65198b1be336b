import { CircleCheck, Hourglass, Inbox } from 'lucide-react'
import type { DemandSteps } from '#contract/public/demand.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import {
  DEMAND_STATUSES,
  type DemandKind,
  type DemandStatus,
  KIND_NAMES,
  STATUS_NAMES,
  STEP_NAMES,
} from '#domain/content/demand.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { type Step, Stepper } from '../../ui/data/stepper.tsx'

const LOOKS = {
  received: { tone: 'blue', icon: Inbox },
  working: { tone: 'amber', icon: Hourglass },
  answered: { tone: 'green', icon: CircleCheck },
} as const

interface StatusBadgeProps {
  status: DemandStatus
  /** Visitors and officers call them by different words. */
  names?: Record<DemandStatus, string>
}

export function StatusBadge({ status, names = STATUS_NAMES }: StatusBadgeProps) {
  return <Badge {...LOOKS[status]} words={names[status]} />
}

export function KindName({ kind }: { kind: DemandKind }) {
  return <span className="text-caption text-muted">{KIND_NAMES[kind]}</span>
}

const NOW: Record<DemandStatus, string> = {
  received: 'รอมอบหมายฝ่ายที่รับผิดชอบ',
  working: 'กำลังดำเนินการ',
  answered: 'เสร็จแล้ว',
}

/** The three stations of every matter: those passed with their dates, then the rest. */
export function DemandStepper({ status, steps }: { status: DemandStatus; steps: DemandSteps }) {
  const reached = DEMAND_STATUSES.indexOf(status)
  const shown = DEMAND_STATUSES.map((name, at): Step => {
    const passed = steps.findLast((step) => step.status === name)
    const isCurrent = at === reached && status !== 'answered'
    return {
      name: STEP_NAMES[name],
      state: at > reached ? 'ahead' : isCurrent ? 'current' : 'done',
      word: at > reached ? 'รอดำเนินการ' : isCurrent ? NOW[name] : 'เสร็จแล้ว',
      detail:
        passed && at <= reached ? (
          <time dateTime={passed.at}>{longDate(new Date(passed.at))}</time>
        ) : undefined,
    }
  })
  return <Stepper steps={shown} label="ความคืบหน้าของเรื่อง" />
}
