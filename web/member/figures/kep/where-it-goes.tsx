import type { KepFeed } from '#contract/member/kep.ts'
import { StackedBar } from '../../../ui/chart/stacked-bar.tsx'

type Collection = NonNullable<KepFeed['collection']>

/** One bar, whose figures under it are its table. */
export function WhereItGoes({ groups, billed }: Collection) {
  const [largest] = groups.toSorted((one, other) => other.billed - one.billed)
  if (!largest || billed === 0) return null
  const percent = Math.round((largest.billed / billed) * 100)
  return (
    <div className="card mt-4 p-4 sm:p-6">
      <StackedBar
        title={groups.length === 1 ? `ทั้งหมดเป็น${largest.name}` : `${percent}% เป็น${largest.name}`}
        parts={groups.map(({ name, billed: amount }) => ({ label: name, amount }))}
      />
    </div>
  )
}
