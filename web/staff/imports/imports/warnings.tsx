import { TriangleAlert } from 'lucide-react'
import type { ImportWarning } from '#contract/staff/imports.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { Callout } from '../../../ui/feedback/callout.tsx'

const SHOWN = 10

/** What checks warned of and somebody took on their word: who, why and all of it, for whoever approves to read first. */
export function AcceptedWarnings({ warnings }: { warnings: readonly ImportWarning[] }) {
  const accepted = warnings.flatMap(({ accepted }) => accepted ?? [])
  const [first] = accepted
  if (!first) return null
  const words = Map.groupBy(accepted, ({ by, reason, at }) => `${by}\n${reason}\n${at}`)
  return (
    <Callout
      tone="amber"
      Icon={TriangleAlert}
      title={`ผู้นำเข้ายอมรับคำเตือน ${accepted.length.toLocaleString('th-TH')} รายการไว้แล้ว กรุณาตรวจก่อนเผยแพร่`}
    >
      <dl className="grid gap-2 text-small">
        {[...words.values()].map(([one = first]) => (
          <div key={`${one.by} ${one.at}`}>
            <dt className="font-semibold">
              {one.by} · {shortMoment(one.at)}
            </dt>
            <dd className="break-words">เหตุผล: {one.reason}</dd>
          </div>
        ))}
      </dl>
      <WarningList says={warnings.map(({ says }) => says)} />
    </Callout>
  )
}

/** The first ones at once, the rest behind one press. */
export function WarningList({ says }: { says: readonly string[] }) {
  const rest = says.slice(SHOWN)
  return (
    <>
      <ul className="list-disc ps-5 text-small">
        {says.slice(0, SHOWN).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-11 items-center text-small">
            ดูอีก {rest.length} รายการ
          </summary>
          <ul className="list-disc ps-5 text-small">
            {rest.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
