import { ChevronDown } from 'lucide-react'
import { type ToggleEvent, useRef, useState } from 'react'
import { NO_SUB_ITEMS } from './menu.ts'
import { MenuLink } from './menu-link.tsx'
import { useDisclosure } from './use-disclosure.ts'

interface DropdownProps {
  label: string
  links: { label: string; url: string }[]
}

/** A disclosure of links, not a menu widget: Tab must work, and so must a page without scripts. */
export function Dropdown({ label, links }: DropdownProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  const [edge, setEdge] = useState('start-0')
  useDisclosure(ref)

  /** Kept inside the screen: where there is no room towards its end, it opens towards its start. */
  function place({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>) {
    const width = details.querySelector('ul')?.offsetWidth ?? 0
    const fits =
      details.getBoundingClientRect().left + width <= document.documentElement.clientWidth
    setEdge(fits ? 'start-0' : 'end-0')
  }
  return (
    <details ref={ref} name="nav" onToggle={place} className="group relative">
      <summary className="flex min-h-14 items-center gap-1 px-4 text-label font-semibold whitespace-nowrap hover:bg-nav-hover group-open:bg-nav-current">
        {label}
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul
        className={`off-nav absolute ${edge} top-full z-20 mt-1 max-h-[75dvh] min-w-64 overflow-y-auto rounded-card border border-border bg-bg py-2 text-text shadow-float`}
      >
        {links.map(({ label: text, url }) => (
          <li key={text + url}>
            <MenuLink
              to={url}
              className="flex min-h-12 items-center border-s-4 border-transparent px-4 py-2 text-label whitespace-nowrap hover:bg-tint hover:text-on-tint aria-[current=page]:border-primary aria-[current=page]:font-semibold"
            >
              {text}
            </MenuLink>
          </li>
        ))}
        {links.length === 0 && <li className="px-4 py-3 text-muted">{NO_SUB_ITEMS}</li>}
      </ul>
    </details>
  )
}
