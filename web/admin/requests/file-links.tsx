import { FileDown } from 'lucide-react'
import { useDispatch } from 'react-redux'
import type { CorrectionQueue } from '#contract/staff/requests.ts'
import { ApiError } from '../../api.ts'
import { saveFile } from '../../area/save-paper.ts'
import { askFileAsStaff } from '../../store/staff-session.ts'
import { showToast } from '../../store/toasts.ts'
import { useStaffDispatch } from '../use-staff.ts'

type Files = CorrectionQueue['requests'][number]['files']

/** What came with a request; opening it is written down. */
export function FileLinks({ files }: { files: Files }) {
  const ask = useStaffDispatch()
  const dispatch = useDispatch()
  if (files.length === 0) return null
  async function open({ file_id, name }: Files[number]) {
    try {
      const { blob } = await ask(askFileAsStaff(`/api/admin/corrections/files/${file_id}`))
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
            <span className="wrap-anywhere">{file.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
