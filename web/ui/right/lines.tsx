import { Check, X } from 'lucide-react'
import { type Ceiling, nextInWords } from '#domain/loan-right/ceiling.ts'
import type { RightLine } from '#domain/loan-right/line.ts'
import { RULE_NAMES } from '#domain/loan-right/words.ts'
import { Money } from '../statement/money.tsx'
import { Unbroken } from '../statement/unbroken.tsx'

/** Every rule with its answer, and the clause it comes from. */
export function RightLines({ lines }: { lines: readonly RightLine[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rules may say the same
        <li key={at} className="flex gap-3 rounded-card border border-border p-3">
          {line.ok ? (
            <Check aria-label="ผ่าน" className="mt-0.5 size-5 shrink-0 text-green-fg" />
          ) : (
            <X aria-label="ไม่ผ่าน" className="mt-0.5 size-5 shrink-0 text-red-fg" />
          )}
          <div className="min-w-0">
            <p className="font-semibold">{line.name}</p>
            <p className="figures">
              <Unbroken>{line.sentence}</Unbroken>
            </p>
            {line.clause && <p className="text-small text-muted">{line.clause}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What the ceiling is the least of; the one that binds is named. */
export function CeilingTerms({ ceiling }: { ceiling: Ceiling }) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {ceiling.terms.map((term, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two terms may say the same
          key={at}
          className={`rounded-card border p-3 ${term.binding ? 'border-primary bg-tint' : 'border-border'}`}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">
              {RULE_NAMES[term.rule]}
              {term.binding && ' (ใช้ข้อนี้ เพราะน้อยที่สุด)'}
            </span>
            <Money amount={term.amount} />
          </p>
          <p className="figures">{term.sentence}</p>
          {term.next && <p className="text-small">{nextInWords(term.next)}</p>}
          {term.clause && <p className="text-small text-muted">{term.clause}</p>}
        </li>
      ))}
    </ul>
  )
}
