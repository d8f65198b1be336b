import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Table,
  Underline,
  Undo2,
} from 'lucide-react'
import { lift } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { hasMark, heading, insertTable, isIn, list, mark, quote, rule } from './commands.ts'
import { TableTools } from './table-tools.tsx'

interface Tool {
  label: string
  keys?: string
  Icon: LucideIcon
  command: Command
  on?: (state: EditorState) => boolean
}

// biome-ignore format: one row a tool
const TOOLS: Tool[][] = [
  [
    { label: 'หัวข้อในเนื้อหา', keys: 'Ctrl+Alt+2', Icon: Heading2, command: heading(2), on: (state) => isIn(state, 'heading', 2) },
    { label: 'หัวข้อย่อยในเนื้อหา', keys: 'Ctrl+Alt+3', Icon: Heading3, command: heading(3), on: (state) => isIn(state, 'heading', 3) },
  ],
  [
    { label: 'ตัวหนา', keys: 'Ctrl+B', Icon: Bold, command: mark('strong'), on: (state) => hasMark(state, 'strong') },
    { label: 'ตัวเอียง', keys: 'Ctrl+I', Icon: Italic, command: mark('em'), on: (state) => hasMark(state, 'em') },
    { label: 'ขีดเส้นใต้', keys: 'Ctrl+U', Icon: Underline, command: mark('underline'), on: (state) => hasMark(state, 'underline') },
    { label: 'ขีดฆ่า', Icon: Strikethrough, command: mark('strike'), on: (state) => hasMark(state, 'strike') },
  ],
  [
    { label: 'รายการ', keys: 'Ctrl+Shift+8', Icon: List, command: list('bullet_list'), on: (state) => isIn(state, 'bullet_list') },
    { label: 'รายการมีเลข', keys: 'Ctrl+Shift+7', Icon: ListOrdered, command: list('ordered_list'), on: (state) => isIn(state, 'ordered_list') },
    { label: 'ข้อความอ้างอิง', Icon: Quote, command: (state, dispatch) => (isIn(state, 'blockquote') ? lift : quote)(state, dispatch), on: (state) => isIn(state, 'blockquote') },
    { label: 'เส้นคั่น', Icon: Minus, command: rule },
    { label: 'ตาราง', Icon: Table, command: insertTable, on: isInTable },
  ],
]

const BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken aria-pressed:bg-tint aria-pressed:text-on-tint aria-pressed:shadow-[inset_0_-3px_0_var(--primary)] aria-disabled:opacity-50'

interface ToolbarProps {
  /** The id of the field it works on; a page may have several. */
  controls: string
  state: EditorState
  run: (command: Command) => void
  onLink: () => void
  onPicture: () => void
}

export function Toolbar({ controls, state, run, onLink, onPicture }: ToolbarProps) {
  const button = ({ label, keys, Icon, command, on }: Tool) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={on ? on(state) : undefined}
      aria-disabled={!command(state) || undefined}
      onClick={() => run(command)}
      className={BUTTON}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
  return (
    <div
      role="toolbar"
      aria-label="เครื่องมือจัดข้อความ"
      aria-controls={controls}
      onKeyDown={moveAlong}
      className="sticky top-0 z-10 rounded-t-control border-b border-border bg-subtle lg:top-(--head)"
    >
      <div className="flex flex-wrap gap-x-2 p-1">
        {TOOLS.map((tools) => (
          <div key={tools[0]?.label} className="flex flex-wrap border-e border-border pe-2">
            {tools.map(button)}
          </div>
        ))}
        <div className="flex border-e border-border pe-2">
          <button
            type="button"
            aria-label="ลิงก์"
            title="ลิงก์ (Ctrl+K)"
            aria-pressed={hasMark(state, 'link')}
            onClick={onLink}
            className={BUTTON}
          >
            <Link2 aria-hidden className="size-5" />
          </button>
          <button
            type="button"
            aria-label="ภาพในเนื้อหา"
            title="ภาพในเนื้อหา"
            onClick={onPicture}
            className={BUTTON}
          >
            <ImagePlus aria-hidden className="size-5" />
          </button>
        </div>
        <div className="flex">
          {button({ label: 'เลิกทำ', keys: 'Ctrl+Z', Icon: Undo2, command: undo })}
          {button({ label: 'ทำซ้ำ', keys: 'Ctrl+Y', Icon: Redo2, command: redo })}
        </div>
      </div>
      {isInTable(state) && <TableTools run={run} />}
    </div>
  )
}

/** Arrow keys go along the tools, as a toolbar's do. */
function moveAlong(event: React.KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  const tools = [...event.currentTarget.querySelectorAll('button')]
  const at = tools.indexOf(event.target as HTMLButtonElement)
  tools[(at + step + tools.length) % tools.length]?.focus()
  event.preventDefault()
}
