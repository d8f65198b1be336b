import { Link, useLocation } from 'react-router'
import { MONTH_STEPS, type MonthStepName } from '#domain/unit/unit-month.ts'
import { useMonth } from '../client/use-month.ts'
import { STEP_PAGES } from './menu.ts'

/** The steps as one presses on them: short, or four do not fit beside each other on a phone. */
const SHORT: Record<MonthStepName, string> = {
  ...MONTH_STEPS,
  billed: 'ตรวจงบหน้า',
}

/** The month's four steps on every page of the area, for the month that is being looked at. */
export function MonthStrip() {
  const { pathname } = useLocation()
  const { query } = useMonth()
  // The first page has the steps themselves, with how far they are.
  if (pathname === '/membergroup/dashboard') return null
  return (
    <nav aria-label="ขั้นตอนของเดือน" className="no-print @container mb-4">
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-1 rounded-card border border-border bg-subtle p-1 @[30rem]:grid-cols-4">
        {(Object.keys(STEP_PAGES) as MonthStepName[]).map((step, at) => {
          const to = `/membergroup/${STEP_PAGES[step]}`
          return (
            <li key={step}>
              <Link
                to={to + query}
                aria-current={pathname === to ? 'page' : undefined}
                className="flex h-full min-h-12 items-center gap-2 rounded-control border border-transparent px-2 text-small hover:bg-tint hover:text-on-tint [&[aria-current]]:border-primary [&[aria-current]]:bg-bg [&[aria-current]]:font-semibold"
              >
                <span
                  aria-hidden
                  className="figures grid size-7 shrink-0 place-items-center rounded-full border border-control bg-bg text-caption font-semibold"
                >
                  {at + 1}
                </span>
                <span className="min-w-0">{SHORT[step]}</span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
