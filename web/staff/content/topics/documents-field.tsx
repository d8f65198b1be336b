import { ArrowDown, ArrowUp, FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { OwnDocument } from '#contract/staff/topics.ts'
import { ATTACHMENTS_MAX } from '#domain/content/topic-state.ts'
import { address } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { useQuery } from '../../../client/use-query.ts'
import { sizeInWords } from '../../../public/attachments.tsx'
import { Dropzone } from '../../../ui/area/dropzone.tsx'
import { IconButton } from './icon-button.tsx'
import { moved } from './moved.ts'

interface DocumentsFieldProps {
  documents: OwnDocument[]
  onChange: (documents: OwnDocument[]) => void
}

/** Files to download: sent from here, or one that the site has already. */
export function DocumentsField({ documents, onChange }: DocumentsFieldProps) {
  const { act, busy } = useAction()
  const [choosing, setChoosing] = useState(false)

  async function send(files: File[]) {
    let all = documents
    for (const file of files) {
      const path = address('/api/admin/documents', `name=${encodeURIComponent(file.name)}`)
      const answer = await act(path, file)
      if (!answer) return
      all = [...all, answer.data]
      onChange(all)
    }
  }
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">เอกสารแนบ</legend>
      <ol className="grid">
        {documents.map((document, at) => (
          <li
            key={document.document_id}
            className="flex flex-wrap items-center gap-3 border-b border-border py-1"
          >
            <FileText aria-hidden className="size-6 shrink-0 text-muted" />
            <span className="min-w-32 flex-1 text-small [overflow-wrap:anywhere]">
              {document.name}{' '}
              <span className="text-caption text-muted">{sizeInWords(document.size)}</span>
            </span>
            <span className="flex">
              <IconButton
                label={`เลื่อน ${document.name} ขึ้น`}
                Icon={ArrowUp}
                disabled={at === 0}
                onPress={() => onChange(moved(documents, at, at - 1))}
              />
              <IconButton
                label={`เลื่อน ${document.name} ลง`}
                Icon={ArrowDown}
                disabled={at === documents.length - 1}
                onPress={() => onChange(moved(documents, at, at + 1))}
              />
              <IconButton
                label={`เอา ${document.name} ออก`}
                Icon={Trash2}
                onPress={() => onChange(documents.filter((other) => other !== document))}
              />
            </span>
          </li>
        ))}
      </ol>
      {documents.length < ATTACHMENTS_MAX && (
        <div className="mt-2 grid gap-2">
          <Dropzone
            label="ลากเอกสารมาวางที่นี่"
            hint="PDF, Word, Excel หรือรูปภาพ ไม่เกิน 10 MB"
            accept=".pdf,.docx,.xlsx,.jpg,.jpeg,.png,.webp"
            multiple
            busy={busy}
            onFiles={send}
          />
          {choosing ? (
            <KeptDocuments
              without={documents}
              onChoose={(chosen) => {
                setChoosing(false)
                onChange([...documents, chosen])
              }}
            />
          ) : (
            <button
              type="button"
              className="link min-h-11 justify-self-start"
              onClick={() => setChoosing(true)}
            >
              เลือกจากเอกสารที่มีอยู่แล้ว
            </button>
          )}
        </div>
      )}
    </fieldset>
  )
}

interface KeptDocumentsProps {
  without: OwnDocument[]
  onChoose: (document: OwnDocument) => void
}

/** The same form in two places is one document: a newer file then takes its place in both. */
function KeptDocuments({ without, onChoose }: KeptDocumentsProps) {
  const [words, setWords] = useState('')
  const query = words.trim() ? `?q=${encodeURIComponent(words.trim())}` : ''
  const { data } = useQuery(address('/api/admin/documents', query))
  const present = new Set(without.map(({ document_id }) => document_id))
  const found = data?.documents.filter(({ document_id }) => !present.has(document_id)) ?? []
  return (
    <div className="rounded-card border border-border p-3">
      <label className="grid gap-1 text-small">
        ค้นหาเอกสารที่มีอยู่
        <input
          type="search"
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="input"
        />
      </label>
      <ul className="mt-2 grid max-h-64 overflow-y-auto">
        {found.map(({ document_id, name, url, media_type, size }) => (
          <li key={document_id}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 text-start text-small hover:bg-subtle"
              onClick={() => onChoose({ document_id, name, url, media_type, size })}
            >
              <FileText aria-hidden className="size-5 shrink-0 text-muted" />
              {name}
            </button>
          </li>
        ))}
        {data && found.length === 0 && <li className="p-2 text-small text-muted">ไม่พบเอกสาร</li>}
      </ul>
    </div>
  )
}
