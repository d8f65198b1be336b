import { GitCompareArrows } from 'lucide-react'
import type { ConfigState } from '#contract/staff/versioned-config.ts'
import { changesBetween } from '#domain/site/changes.ts'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { Button } from '../../../ui/form/button.tsx'

interface ConflictProps<Content> {
  mine: Content
  /** What one's own work began from. */
  before: Content
  theirs: ConfigState<Content>
  labels: Record<string, string> | undefined
  onSettle: (whose: 'theirs' | 'mine') => void
}

/** Somebody saved while one was typing: both are laid side by side, and nothing is lost without a press. */
export function Conflict<Content>(props: ConflictProps<Content>) {
  const { mine, before, theirs, labels, onSettle } = props
  const name = theirs.changed_by ?? 'ผู้อื่น'
  return (
    <div role="alert">
      <Callout
        tone="amber"
        Icon={GitCompareArrows}
        title={`${name} บันทึกหน้านี้ระหว่างที่ท่านแก้ไข สิ่งที่ท่านพิมพ์ยังอยู่ครบ`}
      >
        {theirs.changed_at && <ChangedBy by={name} at={theirs.changed_at} did="บันทึก" />}
        <div className="mt-2 grid grid-cols-1 gap-4 md:grid-cols-2">
          <Changes title={`${name} แก้ไข`} lines={changesBetween(before, theirs.content, labels)} />
          <Changes
            title="ของท่านต่างจากที่บันทึกอยู่"
            lines={changesBetween(theirs.content, mine, labels)}
          />
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button label="แก้ต่อจากของฉัน" onClick={() => onSettle('mine')} />
          <Button label={`ใช้ของ ${name}`} onClick={() => onSettle('theirs')} />
        </div>
      </Callout>
    </div>
  )
}

function Changes({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section className="min-w-0 rounded-control bg-bg p-3 text-small text-text">
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-1 list-disc ps-5 wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length === 0 && <li>ไม่ต่างกัน</li>}
      </ul>
    </section>
  )
}
