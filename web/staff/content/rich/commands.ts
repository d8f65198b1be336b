// What the toolbar and the keyboard do to a text.

import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, Selection, TextSelection } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { schema } from './schema.ts'

const { nodes, marks } = schema as unknown as {
  nodes: Record<string, NodeType>
  marks: Record<string, MarkType>
}

export const nodeType = (name: string): NodeType => nodes[name] as NodeType
export const markType = (name: string): MarkType => marks[name] as MarkType

export const mark = (name: string): Command => toggleMark(markType(name))

export function hasMark(state: EditorState, name: string): boolean {
  const { from, $from, to, empty } = state.selection
  const type = markType(name)
  if (empty) return Boolean(type.isInSet(state.storedMarks ?? $from.marks()))
  return state.doc.rangeHasMark(from, to, type)
}

/** A heading, or plain words again when it is one already. */
export function heading(level: 2 | 3): Command {
  return (state, dispatch) => {
    const type = isIn(state, 'heading', level) ? nodeType('paragraph') : nodeType('heading')
    return setBlockType(type, type.name === 'heading' ? { level } : null)(state, dispatch)
  }
}

export function list(name: 'bullet_list' | 'ordered_list'): Command {
  return (state, dispatch) =>
    isIn(state, name)
      ? liftListItem(nodeType('list_item'))(state, dispatch)
      : wrapInList(nodeType(name))(state, dispatch)
}

export const quote: Command = (state, dispatch) => wrapIn(nodeType('blockquote'))(state, dispatch)

export function isIn(state: EditorState, name: string, level?: number): boolean {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (node.type.name === name) return level === undefined || node.attrs.level === level
  }
  return false
}

export const rule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeType('horizontal_rule').create()).scrollIntoView())
  return true
}

const COLUMNS = 3
const ROWS = 3

/** With a row of headings, and the cursor in the first of them. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const row = (cell: string) =>
    nodeType('table_row').create(
      null,
      Array.from({ length: COLUMNS }, () => nodeType(cell).createAndFill()).filter(
        (c) => c !== null,
      ),
    )
  const table = nodeType('table').create(null, [
    row('table_header'),
    ...Array.from({ length: ROWS - 1 }, () => row('table_cell')),
  ])
  insertBlock(state, dispatch, table)
  return true
}

/** On a line of its own, with a line to go on after it. */
export function insertBlock(
  state: EditorState,
  dispatch: Parameters<Command>[1],
  block: ReturnType<NodeType['create']>,
): void {
  const tr = state.tr.replaceSelectionWith(block)
  const at = tr.mapping.map(state.selection.from, -1)
  const end = tr.doc.content.size
  if (tr.doc.lastChild?.type !== nodeType('paragraph')) {
    tr.insert(end, nodeType('paragraph').create())
  }
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(at + 1, tr.doc.content.size))))
  dispatch?.(tr.scrollIntoView())
}

/** The caption of a picture is one line: Enter goes on below it. */
export const leaveCaption: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.parent.type !== nodeType('picture')) return false
  const after = $from.after()
  const tr = state.tr.insert(after, nodeType('paragraph').create())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView())
  return true
}

/** The link under the cursor, whole, so that it can be changed without selecting it. */
export function linkAt(state: EditorState): { href: string; from: number; to: number } | undefined {
  const { $from } = state.selection
  const type = markType('link')
  const found = type.isInSet($from.marks()) ?? type.isInSet($from.nodeAfter?.marks ?? [])
  if (!found) return undefined
  const start = $from.start()
  let from = -1
  let to = -1
  $from.parent.forEach((child, offset) => {
    if (!found.isInSet(child.marks)) return
    const begins = start + offset
    const ends = begins + child.nodeSize
    if (begins <= $from.pos && ends >= $from.pos) {
      from = begins
      to = ends
    }
  })
  return from < 0 ? undefined : { href: found.attrs.href, from, to }
}

/** The picture that is selected, or whose caption the cursor is in. */
export function pictureAt(state: EditorState): { pos: number; alt: string } | undefined {
  const { selection, doc } = state
  const picture = nodeType('picture')
  const node = doc.nodeAt(selection.from)
  if (!selection.empty && node?.type === picture)
    return { pos: selection.from, alt: node.attrs.alt }
  const { $from } = selection
  if ($from.parent.type !== picture) return undefined
  return { pos: $from.before(), alt: $from.parent.attrs.alt }
}
