import { ChevronDown, Globe, Search, SlidersHorizontal } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { TextSize, Theme } from '../../ui/layout/look-control.tsx'
import { useOfficer } from '../client/use-staff.ts'
import { SignOutButton } from '../people/sign-out-button.tsx'
import { DensitySwitch } from './density.tsx'
import { entryOf, groupsFor, type MenuEntry, type MenuGroup, matchingGroups } from './menu.ts'

// The edge of the lit entry is a border, which stays in sight where colours are forced.
const ROW =
  'flex min-h-11 w-full scroll-my-24 items-center gap-3 border-s-4 border-transparent px-4 py-1.5 text-start text-small hover:bg-subtle [&[aria-current]]:border-primary [&[aria-current]]:bg-tint [&[aria-current]]:font-semibold [&[aria-current]]:text-on-tint'

/** With more than this the groups are folded, and there is a box to search them. */
const FEW = 12

interface ChosenProps {
  onChoose?: (() => void) | undefined
}

/** The same in the sidebar and in the drawer; only the drawer wants to know of a choice. */
export function SideMenu({ onChoose }: ChosenProps) {
  const { pathname } = useLocation()
  const { name, permissions } = useOfficer()
  const [words, setWords] = useState('')
  const lit = entryOf(pathname)
  const menu = useRef<HTMLDivElement>(null)
  const all = groupsFor(permissions)
  const isLong = all.flatMap(({ entries }) => entries).length > FEW
  const groups = matchingGroups(all, words)
  // The menu is longer than most screens: where one is must be seen without looking for it.
  useEffect(() => {
    menu.current?.querySelector(`a[href="${lit?.to}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [lit?.to])
  const chosen = () => {
    setWords('')
    onChoose?.()
  }
  return (
    <div ref={menu} className="flex min-h-full flex-col">
      <div className="grow py-2">
        {isLong && <SearchMenu words={words} onChange={setWords} />}
        <p role="status" className="px-5 text-small text-muted">
          {groups.length === 0 && 'ไม่พบเมนูที่มีคำนี้'}
        </p>
        {groups.map((group) => (
          <Group
            key={group.label}
            group={group}
            lit={lit}
            folds={isLong && words.trim() === ''}
            onChoose={chosen}
          />
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

function SearchMenu({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const id = useId()
  return (
    <div className="relative px-4 pb-2">
      <label htmlFor={id} className="sr-only">
        ค้นหาเมนู
      </label>
      <Search aria-hidden className="absolute start-7 top-3 size-5 text-muted" />
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder="ค้นหาเมนู"
        value={words}
        onChange={({ target }) => onChange(target.value)}
        className="input w-full ps-11"
      />
    </div>
  )
}

interface GroupProps extends ChosenProps {
  group: MenuGroup
  lit: MenuEntry | undefined
  folds: boolean
}

function Group({ group: { label, entries }, lit, folds, onChoose }: GroupProps) {
  const isLit = entries.some(({ to }) => to === lit?.to)
  const [open, setOpen] = useState(isLit)
  // Coming to a page opens its group; what was opened by hand stays open.
  useEffect(() => {
    if (isLit) setOpen(true)
  }, [isLit])
  const rows = (
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
  )
  if (!label) return <div className="pb-2">{rows}</div>
  if (!folds)
    return (
      <div className="pb-2">
        <p className="px-5 pt-2 pb-1 text-caption font-semibold text-muted">{label}</p>
        {rows}
      </div>
    )
  return (
    <details
      className="group/menu"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center px-5 text-small font-semibold text-muted hover:bg-subtle">
        {label}
        <ChevronDown
          aria-hidden
          className="ms-auto size-5 transition-transform group-open/menu:rotate-180"
        />
      </summary>
      {rows}
    </details>
  )
}
