// The rich editor: a text is typed, pasted and arranged; what comes out passes the same sanitiser as everything else.

import type { Command } from 'prosemirror-state'
import { useState } from 'react'
import type { OwnPicture } from '#contract/staff/topics.ts'
import { FieldError, type Typed } from '../../../ui/form/field.tsx'
import { AltDialog } from './alt-dialog.tsx'
import { insertBlock, linkAt, markType, nodeType, pictureAt } from './commands.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { Toolbar } from './toolbar.tsx'
import { useEditor } from './use-editor.ts'

/** The value is HTML. */
interface EditorProps extends Typed {
  label: string
}

type Open = 'link' | 'picture' | 'alt' | undefined

export function Editor({ name, label, value, error, onChange }: EditorProps) {
  const [open, setOpen] = useState<Open>()
  const [file, setFile] = useState<File>()
  const [leftOut, setLeftOut] = useState(0)
  const { box, state, run } = useEditor({
    html: value,
    onHtml: onChange,
    onLink: () => setOpen('link'),
    onPicture(pasted) {
      setFile(pasted)
      setOpen('picture')
    },
    onLeftOut: setLeftOut,
    attributes: {
      id: name,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${name}-label`,
      'aria-describedby': error ? `${name}-hint ${name}-error` : `${name}-hint`,
      ...(error && { 'aria-invalid': 'true' }),
      lang: 'th',
      class: 'article rich-text min-h-80 p-4 text-body',
    },
  })
  function close(command?: Command) {
    setOpen(undefined)
    setFile(undefined)
    if (command) run(command)
  }
  const link = state && linkAt(state)
  const picture = state && pictureAt(state)
  return (
    <div>
      <p id={`${name}-label`} className="font-semibold">
        {label}
      </p>
      <p id={`${name}-hint`} className="text-small text-muted">
        พิมพ์หรือวางจาก Word ได้ ระบบเก็บเฉพาะโครงสร้างข้อความ กด Shift+Tab จากช่องพิมพ์เพื่อไปที่เครื่องมือ
      </p>
      {error && <FieldError name={name}>{error}</FieldError>}
      <div className="mt-1 rounded-control border border-control">
        {state && (
          <Toolbar
            controls={name}
            state={state}
            run={run}
            onLink={() => setOpen('link')}
            onPicture={() => setOpen('picture')}
          />
        )}
        {picture && (
          <p className="flex flex-wrap items-center gap-x-3 border-b border-border bg-subtle px-3 text-small">
            <span className="min-w-0 flex-1">คำอธิบายภาพ: {picture.alt || 'ยังไม่มี'}</span>
            <button type="button" className="link min-h-11" onClick={() => setOpen('alt')}>
              แก้คำอธิบายภาพ
            </button>
          </p>
        )}
        <div ref={box} />
      </div>
      <p role="status" className="text-small text-muted">
        {leftOut > 0 && `มี ${leftOut} ภาพที่วางมาด้วยไม่ได้ กรุณาเพิ่มด้วยปุ่ม ภาพในเนื้อหา`}
      </p>
      {open === 'link' && state && (
        <LinkDialog
          href={link?.href ?? ''}
          needsWords={!link && state.selection.empty}
          onLink={(href, words) => close(putLink(href, words, link))}
          onRemove={() => close(takeLink(link))}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'picture' && (
        <PictureDialog
          title="เพิ่มภาพในเนื้อหา"
          file={file}
          onAdded={(added) => close(putPicture(added))}
          onClose={() => close()}
        />
      )}
      {open === 'alt' && picture && (
        <AltDialog
          alt={picture.alt}
          onAlt={(alt) => close(putAlt(picture.pos, alt))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

type FoundLink = ReturnType<typeof linkAt>

function putLink(href: string, words: string, found: FoundLink): Command {
  return (state, dispatch) => {
    const mark = markType('link').create({ href })
    const { from, to, empty } = state.selection
    const { tr } = state
    if (found) tr.addMark(found.from, found.to, mark)
    else if (empty) tr.replaceSelectionWith(state.schema.text(words, [mark]), false)
    else tr.addMark(from, to, mark)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

function takeLink(found: FoundLink): Command {
  return (state, dispatch) => {
    if (found) dispatch?.(state.tr.removeMark(found.from, found.to, markType('link')))
    return true
  }
}

function putPicture({ url, alt, width, height }: OwnPicture): Command {
  return (state, dispatch) => {
    insertBlock(state, dispatch, nodeType('picture').create({ src: url, alt, width, height }))
    return true
  }
}

function putAlt(pos: number, alt: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.setNodeAttribute(pos, 'alt', alt))
    return true
  }
}
