import { ChevronDown, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { type MenuEntry, USED_IN_WORDS } from '#domain/site/menu.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { RowList } from '../site/row-list.tsx'
import type { Editing } from '../site/use-config.ts'
import { ItemFields } from './item-fields.tsx'

interface MenuItemsProps {
  items: MenuEntry[]
  problem: Editing<unknown>['problem']
  onChange: (items: MenuEntry[]) => void
  fresh: () => MenuEntry
}

/** One item is open at a time; whatever is wrong opens by itself. */
export function MenuItems({ items, problem, onChange, fresh }: MenuItemsProps) {
  const [open, setOpen] = useState<MenuEntry>()
  function changed(next: MenuEntry[]) {
    // A new item is there to be filled in.
    if (next.length > items.length) setOpen(next.at(-1))
    onChange(next)
  }
  return (
    <RowList
      name="items"
      noun="เมนู"
      rows={items}
      nameOf={({ manu_name }) => manu_name}
      onChange={changed}
      fresh={() => ({ ...fresh() })}
    >
      {(item, at, change) => (
        <Item
          item={item}
          isOpen={item === open || hasProblem(item, at, problem)}
          onToggle={() => setOpen(item === open ? undefined : item)}
        >
          <ItemFields
            item={item}
            name={`items.${at}`}
            problem={problem}
            onChange={(next) => {
              setOpen(next)
              change(next)
            }}
          />
        </Item>
      )}
    </RowList>
  )
}

function hasProblem(item: MenuEntry, at: number, problem: Editing<unknown>['problem']): boolean {
  const own = ['manu_name', 'manu_name_eng', 'url', 'is_parent'].map(
    (part) => `items.${at}.${part}`,
  )
  const subs = item.subs.flatMap((_, place) =>
    ['description', 'url'].map((part) => `items.${at}.subs.${place}.${part}`),
  )
  return [...own, ...subs].some((field) => problem(field) !== undefined)
}

interface ItemProps {
  item: MenuEntry
  isOpen: boolean
  onToggle: () => void
  children: React.ReactNode
}

function Item({ item, isOpen, onToggle, children }: ItemProps) {
  const { manu_name, status, used_in, is_parent, url, subs } = item
  return (
    <>
      <div className="-my-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
        <span className="min-w-0 wrap-anywhere">
          {is_parent === '1' ? `เมนูย่อย ${subs.length} รายการ` : url || 'ยังไม่มีลิงก์'}
        </span>
        {used_in !== 'main' && <span>{USED_IN_WORDS[used_in]}</span>}
        {status === 0 && <Badge tone="gray" icon={EyeOff} words="ซ่อนอยู่" />}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="link ms-auto inline-flex min-h-11 items-center gap-1"
        >
          {isOpen ? 'ย่อ' : 'แก้ไข'}
          <span className="sr-only"> {manu_name}</span>
          <ChevronDown
            aria-hidden
            className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </div>
      {isOpen && children}
    </>
  )
}
