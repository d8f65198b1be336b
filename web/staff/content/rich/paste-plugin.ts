import type { DOMPurify } from 'dompurify'
import { DOMParser } from 'prosemirror-model'
import { Plugin, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { cleanPasted } from './pasted.ts'
import { schema } from './schema.ts'

export interface Arrivals {
  /** A picture was pasted or dropped in: it needs words before it can stay. */
  onPicture(file: File): void
  /** Pictures of other sites were left behind. */
  onLeftOut(count: number): void
}

/** The editor's own way would hand unclean HTML to the browser, which the page's policy forbids. */
export function pastePlugin(purify: DOMPurify, arrivals: Arrivals): Plugin {
  function take(view: EditorView, event: Event, data: DataTransfer | null): boolean {
    const html = data?.getData('text/html') ?? ''
    const picture = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!html && picture) {
      event.preventDefault()
      arrivals.onPicture(picture)
      return true
    }
    if (!html) return false
    event.preventDefault()
    const { fragment, leftOut } = cleanPasted(html, purify)
    const slice = DOMParser.fromSchema(schema).parseSlice(fragment)
    const taken = view.someProp('handlePaste', (handle) =>
      handle(view, event as ClipboardEvent, slice),
    )
    if (!taken) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
    if (leftOut > 0) arrivals.onLeftOut(leftOut)
    return true
  }
  return new Plugin({
    props: {
      handleDOMEvents: {
        paste: (view, event) => take(view, event, event.clipboardData),
        drop(view, event) {
          // What is moved inside the text is the editor's own business.
          if (view.dragging) return false
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
          if (at) {
            const selection = TextSelection.near(view.state.doc.resolve(at.pos))
            view.dispatch(view.state.tr.setSelection(selection))
          }
          return take(view, event, event.dataTransfer)
        },
      },
    },
  })
}
