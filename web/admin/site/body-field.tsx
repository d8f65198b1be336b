import { CodeXml, Eye } from 'lucide-react'
import { useState } from 'react'
import { RichText } from '../../shell/rich-text.tsx'
import { TextField } from './fields.tsx'

interface BodyFieldProps {
  name: string
  label: string
  error: string | undefined
  value: string
  onChange: (html: string) => void
}

/** A page's words as HTML, with what readers will see of them. */
export function BodyField({ name, label, error, value, onChange }: BodyFieldProps) {
  const [seen, setSeen] = useState(true)
  return (
    <div className="grid grid-cols-1 gap-3 xl:grid-cols-2">
      <TextField
        name={name}
        label={label}
        hint="HTML: <h2> หัวข้อ <p> ย่อหน้า <ul><li> รายการ ส่วนที่ไม่ปลอดภัยถูกตัดออกเมื่อบันทึก"
        error={error}
        rows={18}
        value={value}
        onChange={onChange}
      />
      <section aria-label={`ตัวอย่าง${label}`} className="min-w-0 rounded-card border border-border">
        <div className="flex items-center justify-between gap-2 border-b border-border bg-subtle ps-4">
          <h3 className="text-small font-semibold">ตัวอย่าง</h3>
          <button
            type="button"
            aria-pressed={seen}
            onClick={() => setSeen(!seen)}
            className="pick inline-flex items-center gap-1 text-small"
          >
            {seen ? (
              <Eye aria-hidden className="size-5" />
            ) : (
              <CodeXml aria-hidden className="size-5" />
            )}
            แสดง
          </button>
        </div>
        {seen && <RichText html={value} className="article max-h-160 overflow-y-auto p-4" />}
      </section>
    </div>
  )
}
