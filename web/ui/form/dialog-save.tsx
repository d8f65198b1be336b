import { Button } from './button.tsx'

interface DialogSaveProps {
  /** Verb and object, as «บันทึกหมวด». */
  label: string
  saving: boolean
  meanwhile?: string
}

/** The main press of a dialog with a form in it. */
export function DialogSave({ label, saving, meanwhile = 'กำลังบันทึก…' }: DialogSaveProps) {
  return (
    <Button
      type="submit"
      primary
      label={saving ? meanwhile : label}
      busy={saving}
      className="aria-disabled:opacity-60"
    />
  )
}
