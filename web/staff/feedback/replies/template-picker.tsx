import { useQuery } from '../../../client/use-query.ts'

/** Saved answers to begin with; nothing where there are none. */
export function TemplatePicker({ onPick }: { onPick: (body: string) => void }) {
  const { data } = useQuery('/api/admin/reply-templates')
  if (!data || data.templates.length === 0) return null
  return (
    <label className="grid gap-1">
      <span className="font-semibold">
        ใส่คำตอบสำเร็จรูป<span className="font-normal text-muted"> (ไม่บังคับ)</span>
      </span>
      <select
        className="input sm:max-w-96"
        value=""
        onChange={({ target }) => {
          const chosen = data.templates.find(
            ({ template_id }) => String(template_id) === target.value,
          )
          if (chosen) onPick(chosen.body)
        }}
      >
        <option value="">เลือกคำตอบ</option>
        {data.templates.map(({ template_id, title }) => (
          <option key={template_id} value={template_id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
