import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../staff/content/topics/icon-button.tsx'
import { moved } from '../../staff/content/topics/moved.ts'

interface OrderedListProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => number
  nameOf: (item: Item) => string
  busy: boolean
  onOrder: (ids: number[]) => void
  children: (item: Item) => ReactNode
}

/** Things in an order of their own: by buttons, which every hand and keyboard can press, and by dragging. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { label, items, keyOf, nameOf, busy, onOrder, children } = props
  const [dragged, setDragged] = useState<number>()
  const [told, setTold] = useState('')

  function put(from: number, to: number) {
    if (busy || from === to) return
    setTold(`ย้าย ${nameOf(items[from] as Item)} ไปลำดับที่ ${to + 1} จาก ${items.length}`)
    onOrder(moved(items, from, to).map(keyOf))
  }
  return (
    <>
      <ol aria-label={label} className="grid gap-3">
        {items.map((item, at) => (
          <li
            key={keyOf(item)}
            draggable
            data-dragged={dragged === at || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(at)
            }}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== undefined) put(dragged, at)
            }}
            onDragEnd={() => setDragged(undefined)}
            className="card flex flex-wrap items-center gap-3 p-3 data-[dragged]:opacity-50 sm:flex-nowrap"
          >
            <GripVertical
              aria-hidden
              className="size-5 shrink-0 cursor-grab text-muted max-sm:hidden"
            />
            <div className="min-w-0 flex-1">{children(item)}</div>
            <span className="flex shrink-0">
              <IconButton
                label={`เลื่อน ${nameOf(item)} ขึ้น`}
                Icon={ArrowUp}
                disabled={at === 0 || busy}
                onPress={() => put(at, at - 1)}
              />
              <IconButton
                label={`เลื่อน ${nameOf(item)} ลง`}
                Icon={ArrowDown}
                disabled={at === items.length - 1 || busy}
                onPress={() => put(at, at + 1)}
              />
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  )
}
