import { Download } from 'lucide-react'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { saveFile } from '../../area/client/save-paper.ts'
import { ApiError } from '../../client/api.ts'
import { askFileAsStaff } from '../../client/store/staff-session.ts'
import { showToast } from '../../client/store/toasts.ts'
import { useStaffDispatch } from '../client/use-staff.ts'

/** A table or a paper to keep; a link would not say who asks for it. */
export function SaveButton({ path, children }: { path: string; children: string }) {
  const ask = useStaffDispatch()
  const dispatch = useDispatch()
  const [saving, setSaving] = useState(false)
  async function save() {
    if (saving) return
    setSaving(true)
    try {
      const { blob, name } = await ask(askFileAsStaff(path))
      saveFile(blob, name)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      dispatch(showToast('error', error.message))
    } finally {
      setSaving(false)
    }
  }
  return (
    <button type="button" className="button button-secondary" aria-disabled={saving} onClick={save}>
      <Download aria-hidden className="size-5" />
      {saving ? 'กำลังเตรียมไฟล์…' : children}
    </button>
  )
}
