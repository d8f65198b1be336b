import { MessageSquareQuote, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ReplyTemplates } from '#contract/staff/board.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { ChangedBy } from '../../ui/data/changed-by.tsx'
import { SendDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { TemplateForm } from './replies/template-form.tsx'

const GUIDE = [
  'คำตอบสำเร็จรูปใช้ได้ทั้งกระทู้และคำร้อง เลือกแล้วแก้ข้อความต่อได้ก่อนส่ง',
  'เขียนให้สั้น สุภาพ และไม่ใส่ชื่อบุคคล',
]

export type Template = ReplyTemplates['templates'][number]

export function Component() {
  const request = useQuery('/api/admin/reply-templates')
  const [edited, setEdited] = useState<Template | 'new'>()
  const [removed, setRemoved] = useState<Template>()

  return (
    <>
      <PageHead
        title="คำตอบสำเร็จรูป"
        guide={GUIDE}
        actions={<Button primary Icon={Plus} label="เพิ่มคำตอบ" onClick={() => setEdited('new')} />}
      />
      <StaffLoaded from={request}>
        {({ templates }) =>
          templates.length === 0 ? (
            <Empty
              title="ยังไม่มีคำตอบสำเร็จรูป"
              text="กด “เพิ่มคำตอบ” เพื่อเก็บข้อความที่ตอบบ่อย"
              Icon={MessageSquareQuote}
            />
          ) : (
            <ul className="grid gap-3 xl:grid-cols-2">
              {templates.map((template) => (
                <li key={template.template_id} className="card grid content-start gap-2 p-4 sm:p-5">
                  <h2 className="text-h3">{template.title}</h2>
                  <p className="whitespace-pre-line wrap-anywhere">{template.body}</p>
                  <ChangedBy by={template.officer} at={template.changed_at} />
                  <div className="flex flex-wrap gap-2">
                    <Button Icon={Pencil} label="แก้ไข" onClick={() => setEdited(template)} />
                    <Button Icon={Trash2} label="ลบ" onClick={() => setRemoved(template)} />
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </StaffLoaded>
      {edited && (
        <TemplateForm
          template={edited === 'new' ? undefined : edited}
          onDone={() => {
            setEdited(undefined)
            request.again()
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <SendDialog
          title={`ลบ “${removed.title}”?`}
          text="คำตอบที่ส่งไปแล้วไม่เปลี่ยน ข้อความที่ลบยังอยู่ในประวัติการใช้งาน"
          action="ลบคำตอบสำเร็จรูป"
          send={(act) => act(removal(removed))}
          onSent={request.again}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  )
}

function removal({ template_id }: Template) {
  return address('/api/admin/reply-templates/:templateId/remove', { templateId: template_id })
}
