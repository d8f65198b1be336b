import { ArrowUpDown, Equal, type LucideIcon, UserMinus, UserPlus } from 'lucide-react'
import { PERSON_CHANGES, type PersonChange } from '#domain/unit/unit-change.ts'
import { Badge, type Tone } from '../../ui/data/badge.tsx'

// biome-ignore format: a table reads in columns
export const CHANGE_STYLES: Record<PersonChange, { tone: Tone; Icon: LucideIcon }> = {
  new:     { tone: 'blue',  Icon: UserPlus },
  gone:    { tone: 'red',   Icon: UserMinus },
  changed: { tone: 'amber', Icon: ArrowUpDown },
  same:    { tone: 'gray',  Icon: Equal },
}

export function ChangeBadge({ change }: { change: PersonChange }) {
  const { tone, Icon } = CHANGE_STYLES[change]
  return <Badge tone={tone} icon={Icon} words={PERSON_CHANGES[change]} />
}
