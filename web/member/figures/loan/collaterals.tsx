import type { LoanFeed } from '#contract/member/loan.ts'
import { COLLATERALS } from '#domain/statement/portal-words.ts'
import { COLLATERAL_ICONS } from '../../../ui/statement/collateral-icons.ts'
import { Money } from '../../../ui/statement/money.tsx'
import { FoldedLink } from './folded-link.tsx'

type Collateral = LoanFeed['contracts'][number]['collaterals'][number]

/** Who stands for the loan, and what else it rests on; names of others as far as the law wants them shown. */
export function Collaterals({ collaterals }: { collaterals: readonly Collateral[] }) {
  return (
    <FoldedLink title={title(collaterals)}>
      <ul className="grid divide-y divide-border border-y border-border">
        {collaterals.map(({ seq, collateral, name, description, amount }) => {
          const word = COLLATERALS[collateral]
          const Icon = COLLATERAL_ICONS[collateral]
          return (
            <li key={seq} className="flex items-center gap-3 py-2.5">
              <Icon aria-hidden className="size-5 shrink-0 text-muted" />
              <span className="min-w-0 flex-1">
                <span className="block">{name ?? description ?? word}</span>
                {(name || description) && (
                  <span className="block text-small text-muted">{word}</span>
                )}
              </span>
              <span className="text-end">
                <Money amount={amount} />
              </span>
            </li>
          )
        })}
      </ul>
    </FoldedLink>
  )
}

function title(collaterals: readonly Collateral[]): string {
  const people = collaterals.filter(({ collateral }) => collateral === 'person').length
  if (people === 0) return `ดูหลักประกัน (${collaterals.length})`
  if (people === collaterals.length) return `ดูผู้ค้ำประกัน (${people} คน)`
  return `ดูผู้ค้ำประกันและหลักประกัน (${collaterals.length})`
}
