import { bangkokDate } from '#domain/calendar/thai-date.ts'
import {
  type MarqueeConfig,
  type MarqueeNote,
  marqueeProblems,
  NOTES_MAX,
  shownNote,
} from '#domain/site/marquee.ts'
import { useNow } from '../../app/site.tsx'
import { SwitchField, TextField } from '../../ui/form/fields.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { ConfigForm } from '../site/site/config-form.tsx'
import { DayField } from '../site/site/day-field.tsx'
import { FieldRows } from '../site/site/row-list.tsx'

const GUIDE = [
  'หน้าเว็บแสดงข้อความแรกที่ยังไม่หมดอายุ ข้อความถัดไปรออยู่ เลื่อนขึ้นเพื่อแสดงก่อน',
  'พิมพ์ข้อความธรรมดา ใส่วันสุดท้ายที่แสดงไว้ เมื่อพ้นวันนั้นข้อความจะหายไปเอง',
]

/** The moving line under the menu of every public page. */
export function Component() {
  const today = bangkokDate(useNow())
  return (
    <>
      <PageHead title="ข้อความวิ่ง" guide={GUIDE} />
      <ConfigForm<MarqueeConfig>
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
            {content.show && <Preview note={shownNote(content.notes, today)} />}
            <FieldRows
              name="notes"
              problem={problem}
              noun="ข้อความ"
              max={NOTES_MAX}
              rows={content.notes}
              nameOf={({ text, until }) =>
                until && until < today ? `หมดอายุแล้ว: ${text}` : text.trim()
              }
              onChange={(notes) => change({ ...content, notes })}
              fresh={(): MarqueeNote => ({ text: '', until: '' })}
            >
              {(field) => (
                <>
                  <TextField {...field('text')} label="ข้อความ" rows={2} />
                  <DayField
                    {...field('until')}
                    label="แสดงถึงวันที่ (ไม่บังคับ)"
                    hint="เว้นว่างไว้ ข้อความจะแสดงจนกว่าจะลบ"
                  />
                </>
              )}
            </FieldRows>
          </>
        )}
      </ConfigForm>
    </>
  )
}

function Preview({ note }: { note: MarqueeNote | undefined }) {
  return (
    <section aria-label="ตัวอย่าง" className="overflow-hidden rounded-card border border-border">
      <h2 className="bg-subtle px-4 py-2 text-small font-semibold">ตัวอย่าง</h2>
      <p className="bg-tint px-4 py-2 wrap-anywhere text-on-tint">
        {note ? note.text : 'ไม่มีข้อความที่แสดงได้ในวันนี้'}
      </p>
    </section>
  )
}
