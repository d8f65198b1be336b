import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { DocumentDetail } from '#contract/staff/site-parts.ts'
import { useSite } from '../../../app/site.tsx'
import { address, below } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Dropzone } from '../../../ui/area/dropzone.tsx'
import { Titled } from '../../../ui/area/titled.tsx'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { CopyButton } from '../../../ui/data/copy-button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { DocumentFiles } from './files.tsx'
import { DocumentForm } from './form.tsx'
import { DocumentUses } from './uses.tsx'

export function Component() {
  const { documentId } = useParams()
  const request = useQuery(address('/api/admin/documents/:documentId', { documentId }))
  return (
    <StaffLoaded from={request} shape="page">
      {(document) => <DocumentPage document={document} again={request.again} />}
    </StaffLoaded>
  )
}

function DocumentPage({ document, again }: { document: DocumentDetail; again: () => void }) {
  const { document_id, name, is_open, files, uses, changes, changed_by, changed_at } = document
  const { publicUrl } = useSite()
  const navigate = useNavigate()
  const [removing, setRemoving] = useState(false)
  const { act, busy } = useAction()
  const path = address('/api/admin/documents/:documentId', { documentId: document_id })

  async function send([file]: File[]) {
    if (!file) return
    await act(below(path, '/file'), file)
    again()
  }
  async function remove() {
    const answer = await act(below(path, '/remove'), { seen: changes })
    setRemoving(false)
    if (answer) navigate('/admin/documents')
    else again()
  }
  return (
    <>
      <PageHead
        title={name}
        note={changed_at && <ChangedBy by={changed_by ?? ''} at={changed_at} />}
        actions={
          uses.length === 0 && (
            <Button Icon={Trash2} label="ลบเอกสาร" onClick={() => setRemoving(true)} />
          )
        }
        guide={[
          'อัปโหลดฉบับใหม่แล้ว ทุกที่ที่ใช้เอกสารนี้จะได้ฉบับใหม่ทันที ลิงก์เดิมยังใช้ได้',
          'นำฉบับเก่ากลับมาใช้ได้จากตารางฉบับ',
          'เอกสารที่ใช้อยู่ลบไม่ได้ นำออกจากที่ใช้ก่อน',
        ]}
      />
      <div className="grid gap-8">
        <Titled title="อัปโหลดฉบับใหม่" head="mb-2 text-h3">
          <Dropzone
            label="ลากฉบับใหม่มาวางที่นี่"
            hint="PDF, Word, Excel หรือรูปภาพ ไม่เกิน 10 MB"
            accept=".pdf,.docx,.xlsx,.jpg,.jpeg,.png,.webp"
            busy={busy}
            onFiles={send}
          />
        </Titled>
        <DocumentFiles document={document} again={again} />
        <DocumentUses uses={uses} />
        {is_open && files[0] && (
          <section aria-labelledby="address">
            <h2 id="address" className="text-h3">
              ลิงก์สำหรับเมนูหรือรายงาน
            </h2>
            <p className="flex flex-wrap items-center gap-3">
              <code className="text-small [overflow-wrap:anywhere]">/file/{files[0].file_id}</code>
              <CopyButton text={`${publicUrl}/file/${files[0].file_id}`} label="คัดลอกลิงก์" />
            </p>
          </section>
        )}
        <DocumentForm key={changes} document={document} again={again} />
      </div>
      {removing && (
        <ConfirmDialog
          title={`ลบ “${name}”?`}
          text="ทุกฉบับของเอกสารนี้จะถูกลบและนำกลับมาไม่ได้"
          action="ลบเอกสาร"
          typed={name}
          busy={busy}
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}
