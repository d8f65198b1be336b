// Rows in an order that matters: dragged by the mouse, moved by buttons with anything else.

import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { type FieldsOf, fieldsOf } from './fields-of.ts'

interface RowListProps<Row> {
  /** Begins the names of the rows' inputs, as «items». */
  name: string
  /** What one row is, as «เมนู». */
  noun: string
  rows: readonly Row[]
  /** What a row is called by. */
  nameOf: (row: Row) => string
  onChange: (rows: Row[]) => void
  /** A row to begin with; without it nothing is added here. */
  fresh?: () => Row
  /** Rows that keep their order have no handles. */
  fixed?: boolean
  /** Rows that must stay have no bin. */
  stays?: (row: Row) => boolean
  max?: number
  children: (row: Row, at: number, change: (row: Row) => void) => ReactNode
}

interface FieldRowsProps<Row> extends Omit<RowListProps<Row>, 'children'> {
  problem: (field: string) => string | undefined
  children: (field: FieldsOf<Row>) => ReactNode
}

/** Rows that are nothing but their inputs. */
export function FieldRows<Row extends object>({ problem, children, ...list }: FieldRowsProps<Row>) {
  return (
    <RowList {...list}>
      {(row, at, onChange) =>
        children(fieldsOf({ whole: row, prefix: `${list.name}.${at}.`, problem, onChange }))
      }
    </RowList>
  )
}

export function RowList<Row>(props: RowListProps<Row>) {
  const { name, noun, rows, nameOf, onChange, fresh, fixed = false, stays, max = 200 } = props
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const [doomed, setDoomed] = useState<number>()
  const [told, setTold] = useState('')
  const [focus, setFocus] = useState<{ id: string }>()
  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus()
  }, [focus])

  function move(from: number, to: number) {
    const row = rows[from]
    if (row === undefined || to < 0 || to >= rows.length || from === to) return
    const next = rows.filter((_, at) => at !== from)
    next.splice(to, 0, row)
    onChange(next)
    setTold(`ย้าย${noun} “${nameOf(row)}” ไปลำดับที่ ${to + 1} จาก ${rows.length}`)
  }
  function step(at: number, by: -1 | 1) {
    const to = at + by
    move(at, to)
    // The button goes on with its row; at the ends the other one takes over.
    const way = to === 0 ? 'down' : to === rows.length - 1 ? 'up' : by < 0 ? 'up' : 'down'
    setFocus({ id: `${name}.${to}.${way}` })
  }
  function remove(at: number) {
    setTold(`ลบ${noun} “${nameOf(rows[at] as Row)}” แล้ว มีผลเมื่อบันทึก`)
    onChange(rows.filter((_, each) => each !== at))
    setDoomed(undefined)
    // The button that was pressed is gone with its row.
    setFocus({ id: `${name}.add` })
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ol className="grid grid-cols-1 gap-3">
        {rows.map((row, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own while they are typed
            key={at}
            data-over={over === at && dragged !== undefined && dragged !== at}
            onDragOver={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              setOver(at)
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== undefined) move(dragged, at)
              setDragged(undefined)
              setOver(undefined)
            }}
            className="min-w-0 rounded-card border border-border bg-bg data-[over=true]:border-primary data-[over=true]:shadow-float"
          >
            <div className="flex min-h-12 items-center gap-1 border-b border-border ps-2 pe-1">
              {!fixed && (
                // biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same
                <span
                  draggable
                  title="ลากเพื่อย้าย"
                  onDragStart={(event) => {
                    setDragged(at)
                    event.dataTransfer.effectAllowed = 'move'
                  }}
                  onDragEnd={() => setDragged(undefined)}
                  className="grid size-11 shrink-0 cursor-grab place-items-center text-muted max-sm:hidden"
                >
                  <GripVertical aria-hidden className="size-5" />
                </span>
              )}
              <p className="clamp-1 min-w-0 flex-1 px-1 font-semibold">
                <span className="figures me-2 text-muted">{at + 1}</span>
                {nameOf(row) || <span className="font-normal text-muted">{noun}ใหม่</span>}
              </p>
              {!fixed && (
                <>
                  <Small
                    id={`${name}.${at}.up`}
                    label={`ย้าย${noun} ${nameOf(row)} ขึ้น`}
                    off={at === 0}
                    onPress={() => step(at, -1)}
                  >
                    <ArrowUp aria-hidden className="size-5" />
                  </Small>
                  <Small
                    id={`${name}.${at}.down`}
                    label={`ย้าย${noun} ${nameOf(row)} ลง`}
                    off={at === rows.length - 1}
                    onPress={() => step(at, 1)}
                  >
                    <ArrowDown aria-hidden className="size-5" />
                  </Small>
                </>
              )}
              {!stays?.(row) && (
                <Small
                  id={`${name}.${at}.remove`}
                  label={`ลบ${noun} ${nameOf(row)}`}
                  onPress={() => (nameOf(row) ? setDoomed(at) : remove(at))}
                >
                  <Trash2 aria-hidden className="size-5" />
                </Small>
              )}
            </div>
            <div className="grid grid-cols-1 gap-4 p-4">
              {props.children(row, at, (changed) =>
                onChange(rows.map((each, place) => (place === at ? changed : each))),
              )}
            </div>
          </li>
        ))}
      </ol>
      {fresh && rows.length < max && (
        <Button
          Icon={Plus}
          label={`เพิ่ม${noun}`}
          id={`${name}.add`}
          className="justify-self-start"
          onClick={() => onChange([...rows, fresh()])}
        />
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
      {doomed !== undefined && rows[doomed] !== undefined && (
        <ConfirmDialog
          title={`ลบ${noun} “${nameOf(rows[doomed])}”?`}
          text="มีผลเมื่อกดบันทึก และนำกลับมาได้จากประวัติการแก้ไข"
          action={`ลบ${noun}`}
          onConfirm={() => remove(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </div>
  )
}

interface SmallProps {
  id: string
  label: string
  off?: boolean
  onPress: () => void
  children: ReactNode
}

function Small({ id, label, off = false, onPress, children }: SmallProps) {
  return (
    <button
      type="button"
      id={id}
      aria-label={label}
      aria-disabled={off}
      onClick={() => off || onPress()}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-subtle aria-disabled:opacity-30"
    >
      {children}
    </button>
  )
}
