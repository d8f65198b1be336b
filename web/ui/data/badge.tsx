import type { LucideIcon } from 'lucide-react'

export const TONES = {
  gray: 'border-gray-bd bg-gray-bg text-gray-fg',
  green: 'border-green-bd bg-green-bg text-green-fg',
  red: 'border-red-bd bg-red-bg text-red-fg',
  amber: 'border-amber-bd bg-amber-bg text-amber-fg',
  blue: 'border-blue-bd bg-blue-bg text-blue-fg',
}

export type Tone = keyof typeof TONES

interface BadgeProps {
  tone: Tone
  icon: LucideIcon
  words: string | undefined
}

interface StyledBadgeProps {
  by: BadgeStyle
  words?: string | undefined
}

/** How something stands, by word, shape and colour together; never a link or a button. */
export function Badge({ tone, icon: Icon, words }: BadgeProps) {
  return (
    <span
      className={`inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-caption font-semibold ${TONES[tone]}`}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {words}
    </span>
  )
}

/** How a state is shown; the words follow where they are not the state's alone. */
export type BadgeStyle = readonly [tone: Tone, icon: LucideIcon, words?: string]

/** A row of a table of states, as a badge. */
export function StyledBadge({ by: [tone, icon, usual], words = usual }: StyledBadgeProps) {
  return <Badge tone={tone} icon={icon} words={words} />
}
