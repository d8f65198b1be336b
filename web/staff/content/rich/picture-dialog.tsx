import { useEffect, useRef, useState } from 'react'
import type { OwnPicture } from '#contract/staff/topics.ts'
import { ALT_MAX } from '#domain/content/topic-state.ts'
import { address } from '../../../client/address.ts'
import { Dropzone } from '../../../ui/area/dropzone.tsx'
import { DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { DialogSave } from '../../../ui/form/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { DialogOverForm } from './dialog-over-form.tsx'
import { PictureLibrary } from './picture-library.tsx'

interface PictureDialogProps {
  title: string
  /** One that was pasted or dropped in already. */
  file?: File | undefined
  onAdded: (picture: OwnPicture) => void
  onClose: () => void
}

const WAYS = { send: 'ส่งภาพใหม่', kept: 'ภาพที่มีอยู่แล้ว' } as const

/** A picture of the editor's own, or one that the site has already. */
export function PictureDialog({ title, file, onAdded, onClose }: PictureDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const [way, setWay] = useState<keyof typeof WAYS>('send')
  const [busy, setBusy] = useState(false)
  return (
    <DialogOverForm ref={ref} title={title} busy={busy} onClose={onClose}>
      <div className="mb-4 flex flex-wrap gap-1">
        {(['send', 'kept'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={way === one}
            disabled={busy}
            onClick={() => setWay(one)}
            className="pick"
          >
            {WAYS[one]}
          </button>
        ))}
      </div>
      {/* Kept while the other way is looked at: what was typed stays. */}
      <div hidden={way !== 'send'}>
        <SendPicture
          file={file}
          onBusy={setBusy}
          onAdded={onAdded}
          onCancel={() => ref.current?.close()}
        />
      </div>
      {way === 'kept' && <PictureLibrary onChoose={onAdded} />}
    </DialogOverForm>
  )
}

interface SendPictureProps {
  file: File | undefined
  onBusy: (busy: boolean) => void
  onAdded: (picture: OwnPicture) => void
  onCancel: () => void
}

/** A picture comes with words for those who cannot see it, or not at all. */
function SendPicture({ file: given, onBusy, onAdded, onCancel }: SendPictureProps) {
  const [file, setFile] = useState(given)
  const [alt, setAlt] = useState('')
  const { problems, setProblems, send, busy } = useForm<'picture-alt'>()
  const shown = useObjectUrl(file)
  useEffect(() => onBusy(busy), [busy, onBusy])

  async function submit(event: React.FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (!file) return setProblems({ form: 'กรุณาเลือกไฟล์ภาพ' })
    if (!alt.trim()) return setProblems({ 'picture-alt': 'กรุณากรอกคำอธิบายภาพ' })
    const path = address('/api/admin/pictures', `alt=${encodeURIComponent(alt.trim())}`)
    const answer = await send(path, file)
    if (answer) onAdded(answer.data)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <ErrorSummary problems={problems} />
      {shown && (
        <img
          src={shown}
          alt=""
          className="max-h-56 w-full rounded-control bg-sunken object-contain"
        />
      )}
      <Dropzone
        label={file ? `${file.name} · วางภาพอื่นเพื่อเปลี่ยน` : 'ลากไฟล์ภาพมาวางที่นี่'}
        hint="JPEG, PNG หรือ WebP ไม่เกิน 10 MB ระบบลบพิกัดและข้อมูลกล้องให้"
        accept="image/jpeg,image/png,image/webp"
        busy={busy}
        onFiles={([chosen]) => setFile(chosen)}
      />
      <TextField
        name="picture-alt"
        label="คำอธิบายภาพ"
        hint="บอกผู้ที่มองไม่เห็นภาพว่าในภาพมีอะไร เช่น สมาชิกยืนรับทุนการศึกษา"
        error={problems['picture-alt']}
        maxLength={ALT_MAX}
        value={alt}
        onChange={setAlt}
      />
      <DialogButtons onCancel={onCancel}>
        <DialogSave label="เพิ่มภาพ" saving={busy} meanwhile="กำลังส่งภาพ…" />
      </DialogButtons>
    </form>
  )
}

function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
