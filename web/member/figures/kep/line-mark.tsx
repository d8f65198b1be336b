import {
  ChartPie,
  DoorOpen,
  Flower2,
  HandCoins,
  HeartPulse,
  type LucideIcon,
  PiggyBank,
  ReceiptText,
  ShieldCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { CollectionLine } from '#contract/member/kep.ts'

/** The same as in the menu, where the menu has one. */
const ICONS: Record<CollectionLine['line_kind'], LucideIcon> = {
  share: ChartPie,
  loan: HandCoins,
  deposit: PiggyBank,
  cremation: Flower2,
  insurance: HeartPulse,
  entrance: DoorOpen,
  guarantee: ShieldCheck,
  other: ReceiptText,
}

interface LineMarkProps {
  kind: CollectionLine['line_kind']
  children: ReactNode
}

export function LineMark({ kind, children }: LineMarkProps) {
  const Icon = ICONS[kind]
  return (
    <span className="inline-flex items-center gap-3">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full border border-border bg-subtle text-link"
      >
        <Icon className="size-4.5" />
      </span>
      <span>{children}</span>
    </span>
  )
}
