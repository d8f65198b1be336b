import { Dropzone } from '../../ui/area/dropzone.tsx'
import { FieldError } from '../../ui/form/field.tsx'

const FILE_MAX = 3 * 1024 * 1024

interface ScanZoneProps {
  label: string
  busy: boolean
  /** Chosen already; it stays until it has been taken. */
  file: File | undefined
  error: string | undefined
  onFile: (file: File) => void
  onProblem: (words: string) => void
}

/** The scanned page of a paper that was signed by hand. */
export function ScanZone({ label, busy, file, error, onFile, onProblem }: ScanZoneProps) {
  function choose([chosen]: File[]) {
    if (!chosen) return
    if (chosen.size > FILE_MAX) onProblem('ไฟล์สแกนต้องมีขนาดไม่เกิน 3 MB')
    else onFile(chosen)
  }
  return (
    <div id="scan" className="grid gap-2">
      <Dropzone
        label={label}
        hint="PDF หรือรูป JPG PNG WebP ไม่เกิน 3 MB"
        accept=".pdf,.jpg,.jpeg,.png,.webp"
        busy={busy}
        onFiles={choose}
      />
      {file && (
        <p aria-live="polite" className="wrap-anywhere">
          ไฟล์ที่เลือก: {file.name}
        </p>
      )}
      {error && <FieldError name="scan">{error}</FieldError>}
    </div>
  )
}
