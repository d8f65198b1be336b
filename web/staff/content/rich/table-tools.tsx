import type { Command } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from 'prosemirror-tables'

const TOOLS: readonly [string, Command][] = [
  ['เพิ่มแถว', addRowAfter],
  ['ลบแถว', deleteRow],
  ['เพิ่มคอลัมน์', addColumnAfter],
  ['ลบคอลัมน์', deleteColumn],
  ['แถวหัวตาราง', toggleHeaderRow],
  ['ลบตาราง', deleteTable],
]

/** Only there while the cursor is in a table; undo brings everything back. */
export function TableTools({ run }: { run: (command: Command) => void }) {
  return (
    <div className="flex flex-wrap gap-1 border-t border-border p-1">
      {TOOLS.map(([label, command]) => (
        <button
          key={label}
          type="button"
          onClick={() => run(command)}
          className="min-h-11 rounded-control px-3 text-small hover:bg-sunken"
        >
          {label}
        </button>
      ))}
    </div>
  )
}
