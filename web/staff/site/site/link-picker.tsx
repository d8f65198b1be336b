import { FileText, Folder, type LucideIcon, Newspaper, PanelTop } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { LinkKind, LinkTargets } from '#contract/staff/links.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { DialogOverForm } from '../../content/rich/dialog-over-form.tsx'

interface LinkPickerProps {
  title: string
  only: LinkKind | undefined
  onChoose: (url: string) => void
  onClose: () => void
}

// biome-ignore format: one row a kind
const KINDS: Record<LinkKind, readonly [LucideIcon, string]> = {
  page:     [PanelTop,  'หน้าเว็บไซต์'],
  category: [Folder,    'หมวดข่าว'],
  topic:    [Newspaper, 'ข่าวและประกาศ'],
  document: [FileText,  'เอกสารและแบบฟอร์ม'],
}

/** What the site has to link to, found by any word of its name. */
export function LinkPicker({ title, only, onChoose, onClose }: LinkPickerProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words.trim()), 250)
    return () => clearTimeout(timer)
  }, [words])
  const { data, failed } = useQuery(
    address('/api/admin/links', asked ? `?${new URLSearchParams({ q: asked })}` : ''),
  )
  const found = (data ?? []).filter(({ kind }) => !only || kind === only)
  return (
    <DialogOverForm ref={ref} title={title} busy={false} onClose={onClose}>
      <label className="grid gap-1">
        <span className="font-semibold">ค้นหาจากชื่อ</span>
        <input
          type="search"
          autoComplete="off"
          className="input"
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <p role="status" className="py-2 text-small text-muted">
        {failed?.message ?? said(data === undefined, found.length)}
      </p>
      <div className="grid max-h-[50dvh] gap-3 overflow-y-auto">
        {(Object.keys(KINDS) as LinkKind[]).map((kind) => (
          <Found
            key={kind}
            kind={kind}
            targets={found.filter((one) => one.kind === kind)}
            onChoose={onChoose}
          />
        ))}
      </div>
      {!only && (
        <p className="mt-3 text-small text-muted">
          เว็บไซต์อื่น: ปิดหน้าต่างนี้ แล้วพิมพ์ที่อยู่ที่ขึ้นต้นด้วย https:// ในช่องลิงก์
        </p>
      )}
    </DialogOverForm>
  )
}

function said(waiting: boolean, count: number): string {
  if (waiting) return 'กำลังค้นหา'
  return count === 0 ? 'ไม่พบ ลองใช้คำอื่น' : `พบ ${count.toLocaleString('en')} รายการ`
}

interface FoundProps {
  kind: LinkKind
  targets: LinkTargets
  onChoose: (url: string) => void
}

function Found({ kind, targets, onChoose }: FoundProps) {
  const [Icon, heading] = KINDS[kind]
  if (targets.length === 0) return null
  return (
    <section aria-label={heading}>
      <h3 className="text-caption font-semibold text-muted">{heading}</h3>
      <ul>
        {targets.map(({ url, name }) => (
          <li key={url}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 py-1 text-start hover:bg-subtle"
              onClick={() => onChoose(url)}
            >
              <Icon aria-hidden className="size-5 shrink-0 text-muted" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
