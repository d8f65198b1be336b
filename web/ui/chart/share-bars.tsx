import { useId } from 'react'
import { Progress } from '../data/progress.tsx'

interface ShareBarsProps {
  title: string
  /** What is counted, as «ครั้ง». */
  unit: string
  /** The largest first. */
  bars: readonly { label: string; value: number }[]
}

/** Parts of a whole, one line each, with names as long as they are. */
export function ShareBars({ title, unit, bars }: ShareBarsProps) {
  const id = useId()
  // Of nothing at all, every part is nothing.
  const total = bars.reduce((sum, { value }) => sum + value, 0) || 1
  return (
    <section aria-labelledby={id} className="card bg-bg p-4">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <ul className="mt-3 grid gap-x-8 gap-y-3 md:grid-cols-2">
        {bars.map(({ label, value }) => (
          <li key={label}>
            <Progress ppm={Math.round((value / total) * 1_000_000)}>
              {`${label} ${value.toLocaleString('th-TH')} ${unit} (${Math.round((100 * value) / total)}%)`}
            </Progress>
          </li>
        ))}
      </ul>
    </section>
  )
}
