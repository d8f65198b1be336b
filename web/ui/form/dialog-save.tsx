interface DialogSaveProps {
  /** Verb and object, as «บันทึกหมวด». */
  label: string
  saving: boolean
  meanwhile?: string
}

/** The main press of a dialog with a form in it. */
export function DialogSave({ label, saving, meanwhile = 'กำลังบันทึก…' }: DialogSaveProps) {
  return (
    <button
      type="submit"
      aria-disabled={saving}
      className="button button-primary aria-disabled:opacity-60"
    >
      {saving ? meanwhile : label}
    </button>
  )
}
