import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError } from '../../../client/api.ts'
import { useAction } from '../../../client/use-action.ts'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { type ReadPicture, readPicture } from '../../../ui/form/read-picture.ts'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { areasOf, fullView, squareOf, type View } from './crop.ts'
import { CropView } from './crop-view.tsx'

interface PhotoDialogProps {
  /** What saving means, in the words that are kept as the consent. */
  consent: string
  onClose: () => void
  onSaved: () => void
}

export function PhotoDialog({ consent, onClose, onSaved }: PhotoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [picture, setPicture] = useState<ReadPicture>()
  const [view, setView] = useState<View>({ zoom: 1, x: 0, y: 0 })
  const [problem, setProblem] = useState<string>()
  const { perform, busy } = useAction()

  async function choose(file: File | undefined) {
    if (!file) return
    const read = await readPicture(file)
    setProblem(read ? undefined : 'เปิดรูปนี้ไม่ได้ รูปต้องเป็นไฟล์ JPEG, PNG หรือ WebP')
    if (!read) return
    setPicture(read)
    setView(fullView(read))
  }
  async function submit() {
    if (!picture) return setProblem('เลือกรูปก่อน')
    const { image, name } = picture
    const answer = await perform('/api/member/wwwupload', {
      image,
      name,
      ...areasOf(picture, squareOf(picture, view)),
    })
    if (answer instanceof ApiError) return setProblem(answer.message)
    if (!answer) return
    onSaved()
    dialog.current?.close()
  }
  return (
    <Dialog title="รูปถ่ายของท่าน" ref={dialog} busy={busy} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        {problem && (
          <p role="alert" className="text-red-fg">
            {problem}
          </p>
        )}
        {picture && <CropView picture={picture} view={view} onView={setView} />}
        <label className="button button-secondary relative has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-(--focus)">
          <ImagePlus aria-hidden className="size-5" />
          {picture ? 'เลือกรูปอื่น' : 'เลือกรูปหรือถ่ายรูป'}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target }) => choose(target.files?.[0])}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
        {!picture && (
          <p className="text-small text-muted">
            รองรับ JPEG, PNG และ WebP ระบบลบตำแหน่งและเวลาที่ถ่ายออกจากรูปก่อนเก็บ
          </p>
        )}
        {picture && (
          <p className="rounded-control bg-subtle p-3 text-small">เมื่อกดบันทึก ท่านยินยอมให้{consent}</p>
        )}
        <DialogButtons onCancel={() => dialog.current?.close()}>
          {picture && <SendButton label="บันทึกรูป" sending={busy} meanwhile="กำลังบันทึก…" />}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
