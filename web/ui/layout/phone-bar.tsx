import { Building2, ChevronDown, Menu as MenuSign, X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Menu } from '#contract/public/site-content.ts'
import { useSite } from '../../app/site.tsx'
import { Logo } from './logo.tsx'
import { TextSize, Theme } from './look-control.tsx'
import { MemberDoor } from './member-door.tsx'
import {
  hasIcons,
  isPlainLink,
  type MenuItem,
  mainItems,
  NO_SUB_ITEMS,
  subItemsOf,
} from './menu.ts'
import { MenuIcon } from './menu-icon.tsx'
import { MenuLink } from './menu-link.tsx'
import { useDisclosure } from './use-disclosure.ts'

const ROW =
  'flex min-h-13 items-center gap-3 px-4 py-2 text-label font-semibold wrap-anywhere hover:bg-subtle aria-[current=page]:text-link'

/** Small screens: one green bar, and a panel that opens under it. */
export function PhoneBar({ menu }: { menu: Menu | undefined }) {
  const { config } = useSite()
  const ref = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  useDisclosure(ref)
  // It may have been opened before the browser took the page over, which nobody here was told of.
  useEffect(() => setOpen(ref.current?.open ?? false), [])
  useInertPage(ref, open)
  const items = mainItems(menu, 'phone')
  // Here a line is long and names are short; the bar of large screens has no room to spare for icons.
  const withIcons = hasIcons(items)
  return (
    <div className="on-nav @container relative z-10 flex min-h-14 items-center gap-3 bg-nav ps-4 text-on-nav lg:hidden">
      <Link to="/home" className="flex min-w-0 items-center gap-3 py-2" title={config.coopNameTH}>
        <Logo size={40} />
        <span className="text-label leading-snug font-semibold text-balance @max-[15rem]:sr-only">
          {config.coopShortNameTH}
        </span>
      </Link>
      <details
        ref={ref}
        className="no-print group ms-auto shrink-0"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-14 items-center gap-2 px-4 text-label font-semibold hover:bg-nav-hover group-open:bg-nav-current">
          <MenuSign aria-hidden className="size-6 group-open:hidden" />
          <X aria-hidden className="hidden size-6 group-open:block" />
          <span className="group-open:hidden">เมนู</span>
          <span className="hidden group-open:inline">ปิดเมนู</span>
        </summary>
        <nav
          aria-label="เมนูหลัก"
          className="off-nav absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-b border-border bg-bg pb-4 text-text shadow-float"
        >
          <p className="px-4 pt-4 text-small text-muted">
            {config.coopNameTH}
            <span lang="en" className="block text-caption">
              {config.coopNameEN}
            </span>
          </p>
          <SignInDoors />
          <ul>
            <li>
              <MenuLink to="/home" className={ROW}>
                {withIcons && <MenuIcon name="home" />}
                หน้าแรก
              </MenuLink>
            </li>
            {menu &&
              items.map((item) => (
                <li key={item.seq} className="border-t border-border">
                  <Entry menu={menu} item={item} withIcons={withIcons} />
                </li>
              ))}
          </ul>
          <div className="grid gap-2 border-t border-border px-4 pt-4">
            <TextSize />
            <Theme />
          </div>
        </nav>
      </details>
    </div>
  )
}

function SignInDoors() {
  return (
    <div className="flex flex-wrap gap-3 p-4 *:flex-auto *:px-3!">
      <MemberDoor />
      <Link to="/membergroup/logon" className="button button-secondary">
        <Building2 aria-hidden className="size-5 shrink-0" />
        สำหรับหน่วยงาน
      </Link>
    </div>
  )
}

function Entry({ menu, item, withIcons }: { menu: Menu; item: MenuItem; withIcons: boolean }) {
  const icon = withIcons && <MenuIcon name={item.icon} />
  if (isPlainLink(item)) {
    return (
      <MenuLink to={item.url} className={ROW}>
        {icon}
        {item.manu_name}
      </MenuLink>
    )
  }
  const subItems = subItemsOf(menu, item)
  return (
    <details className="group/sub">
      <summary className={ROW}>
        {icon}
        {item.manu_name}
        <ChevronDown
          aria-hidden
          className="ms-auto size-5 transition-transform group-open/sub:rotate-180"
        />
      </summary>
      <ul className="pb-2">
        {subItems.map(({ description, url }) => (
          <li key={description + url}>
            <MenuLink to={url} className={`${ROW} ${withIcons ? 'ps-13' : 'ps-8'} font-normal!`}>
              {description}
            </MenuLink>
          </li>
        ))}
        {subItems.length === 0 && <li className="px-8 py-2 text-muted">{NO_SUB_ITEMS}</li>}
      </ul>
    </details>
  )
}

/** While the panel is open the page behind it can be neither read nor reached. */
function useInertPage(panel: RefObject<HTMLDetailsElement | null>, open: boolean): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address has just closed the panel
  useEffect(() => {
    const behind = document.querySelectorAll<HTMLElement>('main, footer')
    // Asked of the panel itself, which tells of its closing only after the new page wants the focus.
    for (const part of behind) part.inert = panel.current?.open ?? false
    return () => {
      for (const part of behind) part.inert = false
    }
  }, [panel, open, pathname])
}
