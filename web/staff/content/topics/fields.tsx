import type { StaffCategory } from '#contract/staff/site-parts.ts'
import { TOPIC_TITLE_MAX } from '#domain/content/topic-state.ts'
import type { Problems } from '../../../ui/form/error-summary.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { Editor } from '../rich/editor.tsx'
import { DocumentsField } from './documents-field.tsx'
import { CoverField, GalleryField } from './pictures-field.tsx'
import type { TopicWords } from './use-topic-words.ts'

interface TopicFieldsProps {
  words: TopicWords
  categories: StaffCategory[]
  problems: Problems<'title' | 'category_id' | 'body'>
  onChange: (changed: Partial<TopicWords>) => void
}

export function TopicFields({ words, categories, problems, onChange }: TopicFieldsProps) {
  return (
    <>
      <Field name="title" label="หัวข้อ" error={problems.title}>
        {(wiring) => (
          // Room for two lines, but one line it is.
          <textarea
            {...wiring}
            rows={2}
            maxLength={TOPIC_TITLE_MAX}
            value={words.title}
            onChange={({ target }) => onChange({ title: target.value.replaceAll('\n', ' ') })}
            className="input resize-none text-h3"
          />
        )}
      </Field>
      <Field name="category_id" label="หมวด" error={problems.category_id}>
        {(wiring) => (
          <select
            {...wiring}
            value={words.category_id}
            onChange={({ target }) => onChange({ category_id: Number(target.value) || '' })}
            className="input"
          >
            <option value="">เลือกหมวด</option>
            {categories.map(({ category_id, name }) => (
              <option key={category_id} value={category_id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Editor
        name="body"
        label="เนื้อหา"
        value={words.body}
        error={problems.body}
        onChange={(body) => onChange({ body })}
      />
      <CoverField
        legend="ภาพหน้าปก"
        picture={words.picture}
        onChange={(picture) => onChange({ picture })}
      />
      <DocumentsField
        documents={words.documents}
        onChange={(documents) => onChange({ documents })}
      />
      <GalleryField pictures={words.gallery} onChange={(gallery) => onChange({ gallery })} />
      <Tick checked={words.pinned} onChange={(pinned) => onChange({ pinned })}>
        ปักหมุด
        <span className="block text-small text-muted">แสดงก่อนเรื่องอื่นในหมวดเดียวกัน</span>
      </Tick>
    </>
  )
}
