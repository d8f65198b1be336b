import { useEffect, useState } from 'react'
import type { OwnDocument, OwnPicture } from '#contract/staff/topics.ts'
import { sameParts } from '#domain/text/same-parts.ts'
import { RichText } from '../../../ui/data/rich-text.tsx'

interface Text {
  title: string
  body: string
  picture: OwnPicture | null
  gallery: OwnPicture[]
  documents: OwnDocument[]
}

interface Side {
  /** Whose it is and of when. */
  name: string
  text: Text
}

/** Two texts side by side, on a phone one below the other; what only one of them has is marked, by word as well. */
export function Compare({ one, other }: { one: Side; other: Side }) {
  const left = useParts(one.text.body)
  const right = useParts(other.text.body)
  const same = left && right && sameParts(left, right)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Column side={one} parts={left} same={same?.inOne} beside={other.text} />
      <Column side={other} parts={right} same={same?.inOther} beside={one.text} />
    </div>
  )
}

interface ColumnProps {
  side: Side
  parts: string[] | undefined
  same: boolean[] | undefined
  beside: Text
}

function Column({ side: { name, text }, parts, same, beside }: ColumnProps) {
  const files = text.documents.map((file) => file.name)
  const pictures = [text.picture, ...text.gallery].flatMap((picture) => picture?.alt ?? [])
  const besideFiles = beside.documents.map((file) => file.name)
  const besidePictures = [beside.picture, ...beside.gallery].flatMap((each) => each?.alt ?? [])
  return (
    <section aria-label={name} className="min-w-0 rounded-card border border-border">
      <h3 className="border-b border-border bg-subtle px-4 py-2 text-label font-semibold">
        {name}
      </h3>
      <div className="grid gap-2 p-4">
        <Part differs={text.title !== beside.title}>
          <p className="text-h3 font-semibold">{text.title}</p>
        </Part>
        {parts?.map((html, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat, and none moves
          <Part key={at} differs={!same?.[at]}>
            <RichText html={html} className="article text-small" />
          </Part>
        ))}
        {parts?.length === 0 && <p className="text-muted">ไม่มีเนื้อหา</p>}
        <Listed label="ภาพ" words={pictures} beside={besidePictures} />
        <Listed label="เอกสารแนบ" words={files} beside={besideFiles} />
      </div>
    </section>
  )
}

function Listed({ label, words, beside }: { label: string; words: string[]; beside: string[] }) {
  if (words.length === 0 && beside.length === 0) return null
  return (
    <Part differs={words.join('\n') !== beside.join('\n')}>
      <p className="text-small">
        <span className="text-muted">{label}:</span> {words.join(', ') || 'ไม่มี'}
      </p>
    </Part>
  )
}

function Part({ differs, children }: { differs: boolean; children: React.ReactNode }) {
  if (!differs) return children
  return (
    <div className="rounded-control border-s-4 border-amber-bd bg-amber-bg p-2 text-amber-fg">
      <span className="sr-only">ต่างกัน: </span>
      {children}
    </div>
  )
}

/** A text in its paragraphs, tables and pictures. */
function useParts(html: string): string[] | undefined {
  const [parts, setParts] = useState<string[]>()
  useEffect(() => {
    let gone = false
    import('dompurify').then(({ default: purify }) => {
      if (gone) return
      const fragment = purify.sanitize(html, { RETURN_DOM_FRAGMENT: true })
      setParts([...fragment.children].map((element) => element.outerHTML))
    })
    return () => {
      gone = true
    }
  }, [html])
  return parts
}
