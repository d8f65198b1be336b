import { ChevronDown, Globe, SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { TextSize, Theme } from '../shell/look-control.tsx'
import { DensitySwitch } from './density.tsx'
import { entryOf, groupsFor } from './menu.ts'
import { SignOutButton } from './sign-out-button.tsx'
import { useOfficer } from './use-staff.ts'

// The edge of the lit entry is a border, which stays in sight where colours are forced.
const ROW =
  'flex min-h-11 w-full scroll-my-24 items-center gap-3 border-s-4 border-transparent px-4 py-1.5 text-start text-small hover:bg-subtle [&[aria-current]]:border-primary [&[aria-current]]:bg-tint [&[aria-current]]:font-semibold [&[aria-current]]:text-on-tint'

/** The same in the sidebar and in the drawer; only the drawer wants to know of a choice. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation()
  const { name, permissions } = useOfficer()
  const lit = entryOf(pathname)
  const menu = useRef<HTMLDivElement>(null)
  // The menu is longer than most screens: where one is must be seen without looking for it.
  useEffect(() => {
    menu.current?.querySelector(`a[href="${lit?.to}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [lit?.to])
  return (
    <div ref={menu} className="flex min-h-full flex-col">
      <div className="grow py-2">
        {groupsFor(permissions).map(({ label, entries }) => (
          <div key={label} className="pb-2">
            {label && (
              <p className="px-5 pt-2 pb-1 text-caption font-semibold text-muted">{label}</p>
            )}
            <ul>
              {entries.map(({ to, label: page, Icon }) => (
                <li key={to}>
                  <Link
                    to={to}
                    aria-current={to === lit?.to ? 'page' : undefined}
                    className={ROW}
                    onClick={onChoose}
                  >
                    <Icon aria-hidden className="size-5 shrink-0" />
                    {page}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="border-t border-border px-5 py-2">
        {/* Where the header has no room for them. */}
        <div className="md:hidden">
          <p className="pt-1 text-small text-muted">{name}</p>
          <SignOutButton className="text-small font-semibold" />
        </div>
        <a
          href="/home"
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center gap-2 text-small hover:underline"
        >
          <Globe aria-hidden className="size-5" />
          เปิดหน้าเว็บไซต์
        </a>
        <details className="group">
          <summary className="flex min-h-11 items-center gap-2 text-small hover:underline">
            <SlidersHorizontal aria-hidden className="size-5" />
            การแสดงผล
            <ChevronDown
              aria-hidden
              className="ms-auto size-5 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="grid gap-1 pb-2">
            <DensitySwitch />
            <TextSize />
            <Theme />
          </div>
        </details>
      </div>
    </div>
  )
}
