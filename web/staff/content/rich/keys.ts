import { baseKeymap, chainCommands, exitCode, setBlockType } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import { goToNextCell } from 'prosemirror-tables'
import { heading, leaveCaption, list, mark, nodeType } from './commands.ts'

/** Tab leaves the text, as everywhere on the page; only inside a table it goes to the next cell. */
export function keys(openLink: Command): Plugin[] {
  const item = nodeType('list_item')
  const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodeType('hard_break').create()).scrollIntoView())
    return true
  })
  return [
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-b': mark('strong'),
      'Mod-i': mark('em'),
      'Mod-u': mark('underline'),
      'Mod-k': openLink,
      'Mod-Alt-2': heading(2),
      'Mod-Alt-3': heading(3),
      'Mod-Alt-0': setBlockType(nodeType('paragraph')),
      'Mod-Shift-7': list('ordered_list'),
      'Mod-Shift-8': list('bullet_list'),
      'Mod-]': sinkListItem(item),
      'Mod-[': liftListItem(item),
      'Shift-Enter': lineBreak,
      Enter: chainCommands(leaveCaption, splitListItem(item)),
      Tab: goToNextCell(1),
      'Shift-Tab': goToNextCell(-1),
    }),
    keymap(baseKeymap),
  ]
}
