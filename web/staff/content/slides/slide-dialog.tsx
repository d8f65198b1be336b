import type { StaffSlide } from '#contract/staff/site-parts.ts'
import type { OwnPicture } from '#contract/staff/topics.ts'
import { safeUrl } from '#domain/text/safe-url.ts'
import { address } from '../../../client/address.ts'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { DialogSave } from '../../../ui/form/button.tsx'
import { DraftNotice } from '../../../ui/form/draft-notice.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useStaffDraft } from '../../client/use-staff-draft.ts'
import { LinkField } from '../../site/site/links.tsx'
import { CoverField } from '../topics/pictures-field.tsx'

interface SlideDialogProps {
  slide: StaffSlide | undefined
  onSaved: () => void
  onClose: () => void
}

type Name = 'slide-title' | 'slide-url' | 'slide-link'

export function SlideDialog({ slide, onSaved, onClose }: SlideDialogProps) {
  const { values, change, clear, restored } = useStaffDraft(`slide/${slide?.slide_id ?? 'new'}`, {
    title: slide?.title ?? '',
    text: slide?.text ?? '',
    url: slide?.url ?? '',
    link_text: slide?.link_text ?? 'อ่านต่อ',
    shown: slide?.shown ?? true,
    picture: slide?.picture ?? (null as OwnPicture | null),
  })
  const { problems, setProblems, send, busy } = useForm<Name>()

  async function submit() {
    const wrong = problemsIn(values)
    setProblems(wrong)
    const { picture, ...words } = values
    if (Object.keys(wrong).length > 0 || !picture) return
    const path = slide
      ? address('/api/admin/slides/:slideId', { slideId: slide.slide_id })
      : '/api/admin/slides'
    const sent = { ...words, picture_id: picture.media_id, ...(slide && { seen: slide.changes }) }
    if (!(await send(path, sent))) return
    clear()
    onSaved()
  }
  const line = (field: 'title' | 'text' | 'link_text', maxLength: number) => ({
    maxLength,
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
  })
  return (
    <Dialog title={slide ? 'แก้ไขสไลด์' : 'เพิ่มสไลด์'} busy={busy} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <ErrorSummary problems={problems} />
        {restored && <DraftNotice onDiscard={clear} />}
        <CoverField
          legend="ภาพสไลด์"
          picture={values.picture}
          onChange={(picture) => change({ picture })}
        />
        <TextField
          name="slide-title"
          label="หัวข้อ"
          error={problems['slide-title']}
          {...line('title', 80)}
        />
        <TextField name="slide-text" label="ข้อความ" optional {...line('text', 160)} />
        <LinkField
          name="slide-url"
          hint="กดเลือกหน้าในเว็บไซต์ หรือพิมพ์ที่อยู่เว็บไซต์อื่น เช่น https://…"
          error={problems['slide-url']}
          value={values.url}
          onChange={(url) => change({ url })}
        />
        <TextField
          name="slide-link"
          label="ข้อความบนปุ่ม"
          error={problems['slide-link']}
          {...line('link_text', 40)}
        />
        <Tick checked={values.shown} onChange={(shown) => change({ shown })}>
          แสดงในหน้าแรก
        </Tick>
        <DialogButtons>
          <DialogSave label="บันทึกสไลด์" saving={busy} />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

interface Values {
  title: string
  url: string
  link_text: string
  picture: OwnPicture | null
}

function problemsIn({ title, url, link_text, picture }: Values): Problems<Name> {
  const wrong: Problems<Name> = {}
  if (!picture) wrong.form = 'กรุณาเลือกภาพสไลด์'
  if (!title.trim()) wrong['slide-title'] = 'กรุณากรอกหัวข้อ'
  if (!safeUrl(url.trim())) {
    wrong['slide-url'] = 'ลิงก์ต้องขึ้นต้นด้วย / สำหรับหน้าในเว็บไซต์นี้ หรือ https:// สำหรับเว็บไซต์อื่น'
  }
  if (!link_text.trim()) wrong['slide-link'] = 'กรุณากรอกข้อความบนปุ่ม'
  return wrong
}
