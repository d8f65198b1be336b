import { Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { StaffTopic } from '#contract/staff/topics.ts'
import { clockTime, longDate } from '#domain/calendar/thai-date.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Compare } from './compare.tsx'
import type { TopicWords } from './use-topic-words.ts'

interface ConflictProps {
  mine: TopicWords
  theirs: StaffTopic
  busy: boolean
  /** Mine as the newest version; theirs stays below it. */
  onMine: () => void
  onTheirs: () => void
  /** Go on by hand, knowing what they wrote. */
  onKeepWriting: () => void
}

/** Two people wrote at once: both texts are shown, and one of the two decides. */
export function Conflict({ mine, theirs, busy, onMine, onTheirs, onKeepWriting }: ConflictProps) {
  const box = useRef<HTMLElement>(null)
  const [leaving, setLeaving] = useState(false)
  useEffect(() => box.current?.focus(), [])
  const who = theirs.changed_by ?? 'เจ้าหน้าที่ท่านอื่น'
  const at = theirs.changed_at ? new Date(theirs.changed_at) : undefined
  return (
    <section
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby="conflict"
      className="mb-6 rounded-card border-2 border-amber-bd p-4"
    >
      <h2 id="conflict" className="flex items-center gap-2 text-h3">
        <Users aria-hidden className="size-6 shrink-0" />
        {who} บันทึกเรื่องนี้ก่อนท่าน
      </h2>
      <p className="text-small">
        {at && `เมื่อ ${longDate(at)} เวลา ${clockTime(at)} `}
        ยังไม่มีอะไรถูกเขียนทับ เปรียบเทียบสองฉบับแล้วเลือกว่าจะทำอย่างไร ส่วนที่ต่างกันมีแถบสี
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          primary
          label="บันทึกของท่านเป็นฉบับใหม่"
          busy={busy}
          className="aria-disabled:opacity-60"
          onClick={() => busy || onMine()}
        />
        <Button label="แก้ไขของท่านต่อ" onClick={onKeepWriting} />
        <Button label={`ใช้ของ ${who}`} onClick={() => setLeaving(true)} />
      </div>
      <p className="mt-1 text-small text-muted">
        เมื่อบันทึกของท่านเป็นฉบับใหม่ ฉบับของ {who} ยังอยู่ในประวัติการแก้ไข
      </p>
      <div className="mt-3">
        <Compare
          one={{ name: 'ของท่าน (ยังไม่บันทึก)', text: mine }}
          other={{ name: `ของ ${who}`, text: theirs.text }}
        />
      </div>
      {leaving && (
        <ConfirmDialog
          title={`ใช้ฉบับของ ${who}?`}
          text="สิ่งที่ท่านพิมพ์และยังไม่ได้บันทึกจะถูกลบ"
          action="ใช้ฉบับนี้"
          onConfirm={onTheirs}
          onClose={() => setLeaving(false)}
        />
      )}
    </section>
  )
}
