import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { StaffDocument } from '#contract/staff/site-parts.ts'
import type { OwnDocument } from '#contract/staff/topics.ts'
import { address } from '../../client/address.ts'
import { ApiError } from '../../client/api.ts'
import { useAction } from '../../client/use-action.ts'
import { useQuery } from '../../client/use-query.ts'
import { kindInWords, sizeInWords } from '../../public/attachments.tsx'
import { Dropzone } from '../../ui/area/dropzone.tsx'
import { ChangedBy } from '../../ui/data/changed-by.tsx'
import { FilterBar } from '../../ui/data/filter-bar.tsx'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { useListState } from '../../ui/data/use-list-state.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../parts/page-head.tsx'

const COLUMNS: Column<StaffDocument>[] = [
  { head: 'ชื่อเอกสาร', cell: ({ name }) => name },
  {
    head: 'ชนิด',
    cell: ({ media_type, size }) => `${kindInWords(media_type)} ${sizeInWords(size)}`,
    whole: true,
  },
  { head: 'ฉบับ', cell: ({ version }) => version, figures: true },
  { head: 'ใช้ใน', cell: ({ used }) => (used > 0 ? `${used} เรื่อง` : '–'), whole: true },
  { head: 'ดาวน์โหลดจากลิงก์', cell: ({ is_open }) => (is_open ? 'ได้' : 'ดาวน์โหลดได้เมื่อข่าวเผยแพร่') },
  {
    head: 'แก้ไขล่าสุด',
    cell: ({ changed_by, changed_at }) =>
      changed_at && <ChangedBy did="" by={changed_by ?? ''} at={changed_at} />,
  },
]

export function Component() {
  const { values, page, change, toPage, query } = useListState(['q'])
  const request = useQuery(address('/api/admin/documents', query))
  const { perform, busy } = useAction()
  const [sent, setSent] = useState('')
  const navigate = useNavigate()

  async function send(files: File[]) {
    const last: OwnDocument[] = []
    for (const file of files) {
      const path = address('/api/admin/documents', `open=yes&name=${encodeURIComponent(file.name)}`)
      const answer = await perform(path, file)
      if (!answer || answer instanceof ApiError) break
      last.push(answer.data)
    }
    const [only] = last
    if (last.length === 1 && only) return navigate(`/admin/documents/${only.document_id}`)
    if (last.length > 0) setSent(`เพิ่มแล้ว ${last.length} เอกสาร`)
    request.again()
  }
  return (
    <>
      <PageHead
        title="เอกสารและแบบฟอร์ม"
        guide={[
          'ลากไฟล์มาวางเพื่อเพิ่มเอกสาร แล้วนำไปแนบกับเรื่องหรือใช้ลิงก์ในเมนู',
          'กดชื่อเอกสารเพื่ออัปโหลดฉบับใหม่ ทุกที่ที่ใช้เอกสารนี้จะได้ฉบับใหม่ทันที',
        ]}
      />
      <div className="mb-4">
        <Dropzone
          label="ลากเอกสารมาวางที่นี่"
          hint="PDF, Word, Excel หรือรูปภาพ ไม่เกิน 10 MB ไฟล์ที่มีมาโครหรือคำสั่งจะไม่รับ"
          accept=".pdf,.docx,.xlsx,.jpg,.jpeg,.png,.webp"
          multiple
          busy={busy}
          onFiles={send}
        />
        <p role="status" className="text-small">
          {sent}
        </p>
      </div>
      <FilterBar
        search={{ label: 'ค้นหาเอกสาร', value: values.q, onSearch: (q) => change({ q }) }}
        onClear={values.q ? () => change({ q: '' }) : undefined}
      />
      <StaffLoaded from={request}>
        {({ documents, total }) => (
          <ListTable
            caption="เอกสารและแบบฟอร์ม"
            columns={COLUMNS}
            rows={documents}
            keyOf={({ document_id }) => document_id}
            to={({ document_id }) => `/admin/documents/${document_id}`}
            empty={<Empty title={values.q ? 'ไม่พบเอกสารตามที่ค้นหา' : 'ยังไม่มีเอกสาร'} />}
            pager={<Pager page={page} total={total} to={toPage} unit="เอกสาร" />}
          />
        )}
      </StaffLoaded>
    </>
  )
}
