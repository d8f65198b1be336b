import { Menu } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { ENTRIES, isLit } from './menu.ts'

const ITEM =
  'flex min-h-16 w-full flex-col items-center justify-center gap-0.5 border-t-4 border-transparent px-1 pb-1 text-caption hover:bg-subtle [&[aria-current]]:border-primary [&[aria-current]]:font-semibold [&[aria-current]]:text-link'
const SHORT: Partial<Record<string, string>> = { share: 'หุ้น', loan: 'เงินกู้', deposit: 'เงินฝาก' }

/** What phones are asked for most, in reach of the thumb. It repeats the menu and never replaces it. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label="ทางลัด"
      // It stays where it is whatever has the focus: one that comes back when a field is left comes under the finger
      // that presses the form's button. A phone's keyboard covers it.
      className="bottom-bar fixed inset-x-0 bottom-(--cookie-h,0px) z-10 border-t border-border bg-bg lg:hidden"
    >
      <ul className="grid grid-cols-4">
        {ENTRIES.filter(({ segment }) => SHORT[segment]).map((entry) => (
          <li key={entry.segment}>
            <Link
              to={`/member/${entry.segment}`}
              aria-current={isLit(entry, pathname) || undefined}
              className={ITEM}
            >
              <entry.Icon aria-hidden className="size-6" />
              {SHORT[entry.segment]}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={onMenu} className={ITEM}>
            <Menu aria-hidden className="size-6" />
            เมนู
          </button>
        </li>
      </ul>
    </nav>
  )
}
