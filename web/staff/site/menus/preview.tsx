import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { MenuEntry } from '#domain/site/menu.ts'
import { hasIcons, NO_SUB_ITEMS } from '../../../ui/layout/menu.ts'
import { MenuIcon } from '../../../ui/layout/menu-icon.tsx'

const SCREENS = { bar: 'จอใหญ่', phone: 'โทรศัพท์' } as const

/** The bar as visitors will see it, drawn from what is being typed. */
export function MenuPreview({ items }: { items: readonly MenuEntry[] }) {
  const [screen, setScreen] = useState<keyof typeof SCREENS>('bar')
  const hidden = screen === 'bar' ? 'phone' : 'bar'
  const shown = items.filter(({ status, used_in }) => status === 1 && used_in !== hidden)
  return (
    <section
      aria-label="ตัวอย่างแถบเมนู"
      className="overflow-hidden rounded-card border border-border"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 bg-subtle px-4 py-1">
        <h2 className="text-small font-semibold">ตัวอย่าง</h2>
        <div className="flex">
          {(['bar', 'phone'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={screen === one}
              onClick={() => setScreen(one)}
              className="pick text-small"
            >
              {SCREENS[one]}
            </button>
          ))}
        </div>
      </div>
      {screen === 'bar' ? <Bar items={shown} /> : <Panel items={shown} />}
    </section>
  )
}

function Bar({ items }: { items: readonly MenuEntry[] }) {
  const parents = items.filter(({ is_parent }) => is_parent === '1')
  return (
    <>
      <ul className="flex flex-wrap bg-nav text-on-nav">
        {['หน้าแรก', ...items.map(({ manu_name }) => manu_name)].map((name, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may have one name
            key={at}
            className="flex min-h-12 items-center gap-1 px-4 text-label font-semibold whitespace-nowrap"
          >
            {name || '…'}
            {items[at - 1]?.is_parent === '1' && <ChevronDown aria-hidden className="size-5" />}
          </li>
        ))}
      </ul>
      {parents.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-4 p-4 text-small">
          {parents.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may have one name
            <div key={at} className="min-w-0">
              <p className="font-semibold">{item.manu_name || '…'}</p>
              <Subs item={item} />
            </div>
          ))}
        </div>
      )}
    </>
  )
}

function Panel({ items }: { items: readonly MenuEntry[] }) {
  return (
    <ul className="mx-auto max-w-96 divide-y divide-border py-2">
      <li className="flex items-center gap-3 px-4 py-3 font-semibold">
        {hasIcons(items) && <MenuIcon name="home" />}
        หน้าแรก
      </li>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may have one name
        <li key={at} className="px-4 py-3">
          <p className="flex items-center gap-3 font-semibold">
            {hasIcons(items) && <MenuIcon name={item.icon} />}
            {item.manu_name || '…'}
            {item.is_parent === '1' && <ChevronDown aria-hidden className="ms-auto size-5" />}
          </p>
          {item.is_parent === '1' && <Subs item={item} />}
        </li>
      ))}
    </ul>
  )
}

function Subs({ item }: { item: MenuEntry }) {
  return (
    <ul className="mt-1 grid gap-0.5 border-s-2 border-border ps-3 wrap-anywhere">
      {item.subs.map(({ description }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may have one name
        <li key={at}>{description || '…'}</li>
      ))}
      {item.subs.length === 0 && <li className="text-muted">{NO_SUB_ITEMS}</li>}
    </ul>
  )
}
