import { type MarqueeSheet, marqueeProblems, NOTES_MAX } from '#domain/site/marquee.ts'
import { plainText } from '#domain/thai-text.ts'
import { RichText } from '../../shell/rich-text.tsx'
import { SwitchField, TextField } from '../parts/fields.tsx'
import { RowList } from '../site/row-list.tsx'
import { SheetForm } from '../site/sheet-form.tsx'

/** The moving line: the page shows the first sentence, the others wait to be moved up. */
export function MarqueeForm() {
  return (
    <SheetForm<MarqueeSheet>
      path="/api/admin/settings/marquee"
      label="บันทึกข้อความวิ่ง"
      seenAt="/home"
      problemsOf={marqueeProblems}
    >
      {({ content, change, problem }) => (
        <>
          <SwitchField
            name="show"
            label="แสดงข้อความวิ่งใต้เมนู"
            checked={content.show}
            error={problem('show')}
            onChange={(show) => change({ ...content, show })}
          />
          {content.show && content.notes[0] && (
            <section
              aria-label="ตัวอย่าง"
              className="overflow-hidden rounded-card border border-border"
            >
              <h2 className="bg-subtle px-4 py-2 text-small font-semibold">ตัวอย่าง</h2>
              <div className="bg-tint px-4 py-2 text-on-tint">
                <RichText html={content.notes[0]} />
              </div>
            </section>
          )}
          <RowList
            name="notes"
            noun="ข้อความ"
            max={NOTES_MAX}
            rows={content.notes}
            nameOf={(note) => plainText(note).trim()}
            onChange={(notes) => change({ ...content, notes })}
            fresh={() => ''}
          >
            {(note, at, put) => (
              <TextField
                name={`notes.${at}`}
                label="ข้อความ"
                hint={
                  at === 0
                    ? 'หน้าเว็บแสดงข้อความนี้ ทำตัวหนาได้ด้วย <b>…</b>'
                    : 'ข้อความสำรอง เลื่อนขึ้นเป็นลำดับแรกเพื่อแสดง'
                }
                error={problem(`notes.${at}`)}
                rows={2}
                value={note}
                onChange={put}
              />
            )}
          </RowList>
        </>
      )}
    </SheetForm>
  )
}
