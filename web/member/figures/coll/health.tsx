import { CircleAlert, CircleCheck, CircleCheckBig } from 'lucide-react'
import type { WatchFeed } from '#contract/member/coll.ts'
import { longDate, shortDate } from '#domain/calendar/thai-date.ts'
import { address } from '../../../client/address.ts'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { PaperButton } from '../../../ui/statement/paper-button.tsx'

type Given = NonNullable<WatchFeed['given']>[number]
export type Watched = Omit<Given, 'letters'> & Partial<Pick<Given, 'letters'>>

// biome-ignore format: one row a state
const STYLES: Record<Watched['health']['name'], BadgeStyle> = {
  due:      ['green', CircleCheck],
  behind:   ['red',   CircleAlert],
  paid_off: ['gray',  CircleCheckBig],
}

export function HealthBadge({ health }: Pick<Watched, 'health'>) {
  return <StyledBadge by={STYLES[health.name]} words={health.words} />
}

interface HealthProps extends Watched {
  /** Whose telling it was: a guarantor reads what they were told, a borrower what the guarantors were. */
  toldTitle: string
}

/** How a loan stands and who was told what: nothing where there is nothing to say. */
export function Health({ health, told, letters = [], toldTitle }: HealthProps) {
  const { since, months, missed } = health
  if (since === null && told.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-3 rounded-control bg-subtle p-3">
      {since !== null && (
        <p>
          {months.length > 0 ? (
            <>
              งวดเดือน{months.join(', ')} ยังไม่ได้รับชำระ <Money amount={missed} />{' '}
            </>
          ) : (
            'สหกรณ์บันทึกว่าเงินกู้นี้ผิดนัด '
          )}
          นับแต่วันที่ {longDate(since)}
        </p>
      )}
      {told.length > 0 && (
        <div>
          <p className="text-small font-semibold">{toldTitle}</p>
          <ul className="text-small">
            {told.map(({ words, on }) => (
              <li key={`${on} ${words}`}>
                <span className="text-muted">{shortDate(on)}</span> {words}
              </li>
            ))}
          </ul>
        </div>
      )}
      {letters.map(({ letter_id: letterId, paper_no, on, delivered_on }) => (
        <div key={letterId} className="flex flex-wrap items-center justify-between gap-2">
          <span>
            หนังสือบอกกล่าวเลขที่ {paper_no} ออกวันที่ {shortDate(on)}
            {delivered_on !== null && ` ส่งถึงท่านวันที่ ${shortDate(delivered_on)}`}
          </span>
          <PaperButton
            label="PDF"
            of={`หนังสือบอกกล่าวเลขที่ ${paper_no}`}
            path={address('/api/member/coll/letters/:letterId/pdf', { letterId })}
          />
        </div>
      ))}
    </div>
  )
}
