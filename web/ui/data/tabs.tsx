import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'

interface TabsProps {
  label: string
  tabs: readonly { value: string; label: string; count?: number | undefined }[]
  /** The name in the address; each tab has an address of its own. */
  name?: string
  /** What else of the address is the same on every tab, such as a month. */
  keep?: readonly string[]
}

/** Parts of a page, one at a time: links, because each can be sent and gone back to. */
export function Tabs({ label, tabs, name = 'tab', keep = [] }: TabsProps) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const chosen = useTab(tabs, name)
  const nav = useRef<HTMLElement>(null)
  // On a phone the row is wider than the screen, and an address may name its last. `scrollIntoView` would move the page, too.
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>(`[data-tab="${chosen}"]`)
    if (nav.current && tab)
      nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2
  }, [chosen])
  function to(value: string, at: number): string {
    const query = new URLSearchParams([...params].filter(([each]) => keep.includes(each)))
    if (at > 0) query.set(name, value)
    return query.size > 0 ? `${pathname}?${query}` : pathname
  }
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="no-print relative mb-4 overflow-x-auto border-b border-border"
    >
      <ul className="flex gap-1">
        {tabs.map(({ value, label: text, count }, at) => (
          <li key={value}>
            <Link
              to={to(value, at)}
              data-tab={value}
              aria-current={value === chosen ? 'page' : undefined}
              className="flex min-h-12 items-center gap-2 border-b-3 border-transparent px-4 text-small font-semibold whitespace-nowrap text-muted hover:bg-subtle aria-[current]:border-primary aria-[current]:text-text"
            >
              {text}
              {count !== undefined && (
                <span className="figures rounded-full bg-sunken px-2 text-caption">{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Which tab the address names; the first when it names none. */
export function useTab(tabs: readonly { value: string }[], name = 'tab'): string {
  const [params] = useSearchParams()
  const asked = params.get(name)
  return tabs.find(({ value }) => value === asked)?.value ?? tabs[0]?.value ?? ''
}
