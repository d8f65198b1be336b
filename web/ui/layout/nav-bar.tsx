import { useRef } from 'react'
import type { Menu } from '#contract/public/site-content.ts'
import { Dropdown } from './dropdown.tsx'
import { isPlainLink, type MenuItem, mainItems, subItemsOf } from './menu.ts'
import { MenuLink } from './menu-link.tsx'
import { useFitting } from './use-fitting.ts'

const ENTRY =
  'flex min-h-14 items-center px-4 text-label font-semibold whitespace-nowrap hover:bg-nav-hover aria-[current=page]:bg-nav-current'

/** The green bar of large screens. Home always comes first (REQ-110). */
export function NavBar({ menu }: { menu: Menu | undefined }) {
  const bar = useRef<HTMLUListElement>(null)
  const items = mainItems(menu, 'bar')
  const fitting = useFitting(bar, items.length + 1) - 1
  const rest = items.slice(fitting)
  return (
    <nav
      aria-label="เมนูหลัก"
      className="on-nav sticky top-0 z-10 hidden bg-nav text-on-nav lg:block"
    >
      <ul ref={bar} className="page-width flex min-h-14 flex-wrap">
        <li>
          <MenuLink to="/home" className={ENTRY}>
            หน้าแรก
          </MenuLink>
        </li>
        {menu &&
          items.slice(0, fitting).map((item) => (
            <li key={item.seq}>
              <Entry menu={menu} item={item} />
            </li>
          ))}
        {menu && rest.length > 0 && (
          <li>
            <Dropdown label="เพิ่มเติม" links={rest.flatMap((item) => linksOf(menu, item))} />
          </li>
        )}
      </ul>
    </nav>
  )
}

function Entry({ menu, item }: { menu: Menu; item: MenuItem }) {
  if (!isPlainLink(item)) return <Dropdown label={item.manu_name} links={linksOf(menu, item)} />
  return (
    <MenuLink to={item.url} className={ENTRY}>
      {item.manu_name}
    </MenuLink>
  )
}

function linksOf(menu: Menu, item: MenuItem) {
  if (isPlainLink(item)) return [{ label: item.manu_name, url: item.url }]
  return subItemsOf(menu, item).map(({ description, url }) => ({ label: description, url }))
}
