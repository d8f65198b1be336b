import { CircleX, FileCheck2, Paperclip, X } from 'lucide-react'
import { useState } from 'react'
import type { UploadReply } from '#contract/portal/files.ts'
import { CORRECTION_FILES_MAX } from '#domain/correction.ts'
import { ApiError } from '../../api.ts'
import { askInArea, useAreaDispatch } from '../../area/ask.ts'
import { smallEnough } from '../../area/small-enough.ts'

export interface Attached {
  file_id: string
  name: string
}

interface AttachFilesProps {
  files: readonly Attached[]
  onFiles: (files: readonly Attached[]) => void
}

/** Papers that prove it: sent at once, one after the other, so that what is wrong with one is told beside it. */
export function AttachFiles({ files, onFiles }: AttachFilesProps) {
  const dispatch = useAreaDispatch()
  const [busy, setBusy] = useState('')
  const [problem, setProblem] = useState<string>()

  async function attach(chosen: File) {
    setProblem(undefined)
    setBusy(chosen.name)
    try {
      const body = await smallEnough(chosen)
      if (!body) return setProblem(`${chosen.name}: ไฟล์ต้องมีขนาดไม่เกิน 3 MB`)
      const path = `/api/member/upload?name=${encodeURIComponent(chosen.name)}`
      const { data } = (await dispatch(askInArea(path, body))) as UploadReply
      onFiles([...files, data])
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(`${chosen.name}: ${error.message}`)
    } finally {
      setBusy('')
    }
  }
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        เอกสารประกอบ <span className="font-normal text-muted">(ไม่บังคับ)</span>
      </legend>
      <p className="text-small text-muted">
        PDF หรือรูป JPEG, PNG, WebP ไฟล์ละไม่เกิน 3 MB ไม่เกิน {CORRECTION_FILES_MAX} ไฟล์
      </p>
      {problem && (
        <p role="alert" className="flex items-start gap-2 text-red-fg">
          <CircleX aria-hidden className="mt-1.5 size-5 shrink-0" />
          {problem}
        </p>
      )}
      <ul>
        {files.map(({ file_id, name }) => (
          <li key={file_id} className="flex items-center gap-2 border-b border-border">
            <FileCheck2 aria-hidden className="size-5 shrink-0 text-green-fg" />
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <button
              type="button"
              aria-label={`ไม่แนบ ${name}`}
              onClick={() => onFiles(files.filter((file) => file.file_id !== file_id))}
              className="grid size-12 place-items-center rounded-full hover:bg-subtle"
            >
              <X aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-small text-muted">
        {busy && `กำลังส่ง ${busy}…`}
      </p>
      {files.length < CORRECTION_FILES_MAX && !busy && (
        <label className="button button-secondary relative mt-1 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-(--focus)">
          <Paperclip aria-hidden className="size-5" />
          แนบไฟล์
          <input
            type="file"
            accept="application/pdf,image/jpeg,image/png,image/webp"
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              target.value = ''
              if (chosen) attach(chosen)
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      )}
    </fieldset>
  )
}
