import { Download, RotateCcw } from 'lucide-react'
import type { DocumentDetail } from '#contract/staff/site-parts.ts'
import { saveFile } from '../../../area/client/save-paper.ts'
import { askFileAsStaff } from '../../../client/store/staff-session.ts'
import { kindInWords, sizeInWords } from '../../../public/attachments.tsx'
import { useStaffDispatch } from '../../client/use-staff.ts'
import { useStaffAction } from '../../client/use-staff-action.ts'
import { ChangedBy } from '../../parts/changed-by.tsx'
import { type Column, DataTable } from '../../parts/data-table.tsx'

type File = DocumentDetail['files'][number]

const COLUMNS: Column<File>[] = [
  { head: 'ฉบับ', cell: ({ version }) => version, whole: true },
  {
    head: 'ชนิด',
    cell: ({ media_type, size }) => `${kindInWords(media_type)} ${sizeInWords(size)}`,
    whole: true,
  },
  {
    head: 'อัปโหลด',
    cell: ({ added_by, added_at }) => <ChangedBy did="" by={added_by ?? ''} at={added_at} />,
  },
]

export function DocumentFiles({
  document: { document_id, files, changes },
  again,
}: {
  document: DocumentDetail
  again: () => void
}) {
  const dispatch = useStaffDispatch()
  const { perform } = useStaffAction()
  async function restore({ file_id }: File) {
    await perform(`/api/admin/documents/${document_id}/restore`, { seen: changes, file_id })
    again()
  }
  async function download({ file_id }: File) {
    const path = `/api/admin/documents/files/${file_id}`
    const { blob, name } = await dispatch(askFileAsStaff(path))
    saveFile(blob, name)
  }
  return (
    <section aria-labelledby="files">
      <h2 id="files" className="mb-2 text-h3">
        ฉบับทั้งหมด
      </h2>
      <DataTable
        caption="ฉบับทั้งหมด"
        columns={COLUMNS}
        rows={files}
        keyOf={({ file_id }) => file_id}
        actions={(file) => (
          <>
            <button
              type="button"
              className="button button-secondary"
              onClick={() => download(file)}
            >
              <Download aria-hidden className="size-5" />
              ดาวน์โหลด<span className="sr-only">ฉบับที่ {file.version}</span>
            </button>
            {file !== files[0] && (
              <button
                type="button"
                className="button button-secondary"
                onClick={() => restore(file)}
              >
                <RotateCcw aria-hidden className="size-5" />
                ใช้ฉบับนี้<span className="sr-only"> ฉบับที่ {file.version}</span>
              </button>
            )}
          </>
        )}
      />
    </section>
  )
}
