import type { DOMPurify } from 'dompurify'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import { type Command, EditorState } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { docFrom, htmlFrom } from './html.ts'
import { keys } from './keys.ts'
import { type Arrivals, pastePlugin } from './paste-plugin.ts'

// Reading a long text back at every letter would be felt while typing.
const TELL_AFTER_MS = 250

interface EditorOptions extends Arrivals {
  html: string
  attributes: Record<string, string>
  onHtml: (html: string) => void
  onLink: () => void
}

/** The text in the box, and what it looks like from outside: HTML that was changed elsewhere replaces it. */
export function useEditor(options: EditorOptions) {
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const [state, setState] = useState<EditorState>()
  const latest = useRef(options)
  latest.current = options
  const told = useRef(options.html)
  const purify = usePurify()

  useEffect(() => {
    const place = box.current
    if (!place || !purify) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      clearTimeout(timer)
      if (timer === undefined || !view.current) return
      timer = undefined
      told.current = htmlFrom(view.current.state.doc)
      latest.current.onHtml(told.current)
    }
    const openLink: Command = () => {
      latest.current.onLink()
      return true
    }
    const plugins = [
      pastePlugin(purify, {
        onPicture: (file) => latest.current.onPicture(file),
        onLeftOut: (count) => latest.current.onLeftOut(count),
      }),
      ...keys(openLink),
      history(),
      gapCursor(),
      tableEditing(),
    ]
    const editor = new EditorView(place, {
      state: EditorState.create({ doc: docFrom(told.current, purify), plugins }),
      attributes: () => latest.current.attributes,
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction)
        editor.updateState(next)
        setState(next)
        if (!transaction.docChanged || transaction.getMeta('from outside')) return
        clearTimeout(timer)
        timer = setTimeout(tell, TELL_AFTER_MS)
      },
      handleDOMEvents: {
        blur: () => {
          tell()
          return false
        },
      },
    })
    view.current = editor
    setState(editor.state)
    return () => {
      tell()
      editor.destroy()
      view.current = undefined
    }
  }, [purify])

  useEffect(() => {
    const editor = view.current
    if (!editor || !purify || options.html === told.current) return
    told.current = options.html
    const { doc, tr } = editor.state
    const fresh = docFrom(options.html, purify)
    editor.dispatch(
      tr.replaceWith(0, doc.content.size, fresh.content).setMeta('from outside', true),
    )
  }, [options.html, purify])

  // What is wrong with the field is said by its attributes.
  const marked = JSON.stringify(options.attributes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes are read when it is asked to look
  useEffect(() => view.current?.setProps({}), [marked])

  function run(command: Command): void {
    const editor = view.current
    if (!editor) return
    command(editor.state, editor.dispatch, editor)
    editor.focus()
  }
  return { box, state, run }
}

function usePurify(): DOMPurify | undefined {
  const [purify, setPurify] = useState<DOMPurify>()
  useEffect(() => {
    let gone = false
    import('dompurify').then(({ default: loaded }) => {
      // Wrapped, since what is set and can be called would be called.
      if (!gone) setPurify(() => loaded)
    })
    return () => {
      gone = true
    }
  }, [])
  return purify
}
