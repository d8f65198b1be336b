import type { Satang } from '#domain/money/money.ts'
import { Money } from './money.tsx'
import type { MovementStyle, MovementTone } from './movement-style.ts'

const TEXTS: Record<MovementTone, string> = {
  green: 'text-green-fg',
  red: 'text-red-fg',
  gray: '',
}

interface SignedProps {
  look: MovementStyle
  amount: Satang
  /** In a column of its own the column says the direction, and only a phone needs the sign. */
  ownColumn?: boolean
}

/** What came or went: its sign and its row's shape and word say what the colour says. */
export function Signed({ look: { tone, sign }, amount, ownColumn = false }: SignedProps) {
  return (
    <span className={TEXTS[tone]}>
      {sign && <span className={ownColumn ? '@[40rem]:hidden' : ''}>{sign}</span>}
      <Money amount={amount} unit={false} />
    </span>
  )
}
