import { Download } from 'lucide-react'
import { useState } from 'react'
import { useAreaDispatch } from '../../client/ask-in-area.ts'
import { savePaper } from '../../client/save-paper.ts'
import { Button } from '../form/button.tsx'

/** A table or a paper to keep; a link would not say who asks for it. */
export function SaveButton({ path, children }: { path: string; children: string }) {
  const dispatch = useAreaDispatch()
  const [saving, setSaving] = useState(false)
  async function save() {
    if (saving) return
    setSaving(true)
    await dispatch(savePaper(path))
    setSaving(false)
  }
  return (
    <Button
      Icon={Download}
      label={saving ? 'กำลังเตรียมไฟล์…' : children}
      busy={saving}
      onClick={save}
    />
  )
}
