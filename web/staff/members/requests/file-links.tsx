import { FileDown } from 'lucide-react'
import { ApiError } from '../../../client/api.ts'
import { fileInArea, useAreaDispatch } from '../../../client/ask-in-area.ts'
import { saveFile } from '../../../client/save-paper.ts'
import { showToast } from '../../../client/store/toasts.ts'
import { fileSize } from '../../imports/imports/file-size.ts'

interface SentFile {
  file_id: string
  name: string
  /** Bytes, where the page tells. */
  size?: number
}

interface FileLinksProps {
  files: readonly SentFile[]
  /** Where they are, as «/api/admin/corrections/files». */
  path: string
}

/** What came along with somebody's words; opening it is written down. */
export function FileLinks({ files, path }: FileLinksProps) {
  const dispatch = useAreaDispatch()
  if (files.length === 0) return null
  async function open({ file_id, name }: SentFile) {
    try {
      const { blob } = await dispatch(fileInArea(`${path}/${file_id}`))
      saveFile(blob, name)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      dispatch(showToast('error', error.message))
    }
  }
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.file_id}>
          <button type="button" className="button button-secondary" onClick={() => open(file)}>
            <FileDown aria-hidden className="size-5" />
            <span className="min-w-0 text-left wrap-anywhere">{file.name}</span>
            {file.size !== undefined && (
              <span className="figures shrink-0 font-normal text-muted">{fileSize(file.size)}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
