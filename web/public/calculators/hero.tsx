import { useEffect, useState } from 'react'
import { formatBaht, type Satang } from '#domain/money/money.ts'

const SPOKEN_AFTER_MS = 1500

interface HeroProps {
  label: string
  amount: Satang
  /** Goes on after บาท. */
  after?: string
  /** What else matters at a glance, shortest first. */
  facts: readonly string[]
}

/** The one figure of the page. On a phone it stays in sight while the form is filled in. */
export function Hero({ label, amount, after = '', facts }: HeroProps) {
  const shown = `${formatBaht(amount)}\u00A0บาท`
  return (
    <div className="@container rounded-card bg-nav px-5 py-3 text-on-nav sm:py-5 print:border print:border-border print:text-text">
      <p className="text-label leading-snug font-semibold">{label}</p>
      <p className="figures text-[clamp(1.25rem,11cqi,3rem)] leading-tight font-semibold">
        <data value={amount / 100} className="whitespace-nowrap">
          {formatBaht(amount)}
        </data>{' '}
        <span className="text-[max(0.4em,1.0625rem)] font-normal">บาท {after}</span>
      </p>
      <ul className="figures flex flex-wrap gap-x-4 text-small leading-snug">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Spoken text={`${label} ${shown} ${after}`} />
    </div>
  )
}

/** In place of the figure, while there is none to show. */
export function NoHero({ problems }: { problems: readonly string[] }) {
  return (
    <div className="rounded-card border-2 border-amber-bd bg-amber-bg px-5 py-4 text-amber-fg">
      <p className="font-semibold">ยังคำนวณไม่ได้</p>
      <ul className="list-disc ps-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}

/** Read aloud once the typing has stopped, never at every key. */
function Spoken({ text }: { text: string }) {
  const [first] = useState(text)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (text === first) return
    const timer = setTimeout(() => setSpoken(text), SPOKEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, first])
  return (
    <span role="status" className="sr-only">
      {spoken}
    </span>
  )
}
