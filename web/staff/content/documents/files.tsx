import { Download, RotateCcw } from 'lucide-react'
import type { DocumentDetail } from '#contract/staff/site-parts.ts'
import { address } from '../../../client/address.ts'
import { fileInArea, useAreaDispatch } from '../../../client/ask-in-area.ts'
import { saveFile } from '../../../client/save-paper.ts'
import { useAction } from '../../../client/use-action.ts'
import { kindInWords, sizeInWords } from '../../../public/attachments.tsx'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { Button } from '../../../ui/form/button.tsx'

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
  const dispatch = useAreaDispatch()
  const { perform } = useAction()
  async function restore({ file_id }: File) {
    await perform(
      address('/api/admin/documents/:documentId/restore', { documentId: document_id }),
      { seen: changes, file_id },
    )
    again()
  }
  async function download({ file_id }: File) {
    const path = address('/api/admin/documents/files/:fileId', { fileId: file_id })
    const { blob, name } = await dispatch(fileInArea(path))
    saveFile(blob, name)
  }
  return (
    <section aria-labelledby="files">
      <h2 id="files" className="mb-2 text-h3">
        ฉบับทั้งหมด
      </h2>
      <ListTable
        caption="ฉบับทั้งหมด"
        columns={COLUMNS}
        rows={files}
        keyOf={({ file_id }) => file_id}
        actions={(file) => (
          <>
            <Button
              Icon={Download}
              label="ดาวน์โหลด"
              of={`ฉบับที่ ${file.version}`}
              onClick={() => download(file)}
            />
            {file !== files[0] && (
              <Button
                Icon={RotateCcw}
                label="ใช้ฉบับนี้"
                of={` ฉบับที่ ${file.version}`}
                onClick={() => restore(file)}
              />
            )}
          </>
        )}
      />
    </section>
  )
}
