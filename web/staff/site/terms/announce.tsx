import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { bangkokDate, typedDate } from '#domain/calendar/thai-date.ts'
import { announceProblems, type TermsConfig } from '#domain/site/pages.ts'
import { useNow } from '../../../app/site.tsx'
import { address } from '../../../client/address.ts'
import { SendDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import type { ConfigEditing } from '../site/use-config.ts'

interface AnnounceProps {
  kind: string
  sheet: ConfigEditing<TermsConfig>
  announced: readonly { version: string; effective_on: string }[]
  members: number
  onAnnounced: () => void
}

/** The draft becomes a version for good: only as it is saved, complete, and with its number typed. */
export function Announce({ kind, sheet, announced, members, onAnnounced }: AnnounceProps) {
  const [asked, setAsked] = useState(false)
  const today = bangkokDate(useNow())
  const { content, version } = sheet.saved
  const missing = announceProblems(content, announced, today)
  const isReady = !sheet.dirty && version > 0 && missing.length === 0
  const words = { draft: version, confirm: content.version }
  return (
    <section className="mt-4 rounded-card border border-border bg-subtle p-4">
      <h3 className="text-h3">ประกาศฉบับที่ {content.version}</h3>
      {isReady ? (
        <p>
          ตั้งแต่ {typedDate(content.effective_on)} สมาชิก {members.toLocaleString('th-TH')}{' '}
          คนต้องยอมรับฉบับนี้ก่อนใช้ระบบ
        </p>
      ) : (
        <ul className="list-disc ps-5 text-small text-muted">
          {sheet.dirty || version === 0 ? (
            <li>บันทึกร่างก่อน</li>
          ) : (
            missing.map(({ field, text }) => <li key={field}>{text}</li>)
          )}
        </ul>
      )}
      <Button
        primary
        Icon={Megaphone}
        label="ประกาศฉบับใหม่"
        busy={!isReady}
        className="mt-3 aria-disabled:opacity-60"
        onClick={() => isReady && setAsked(true)}
      />
      {asked && (
        <SendDialog
          title={`ประกาศฉบับที่ ${content.version}?`}
          text="ประกาศแล้วแก้ไขไม่ได้ และถอนได้ถึงวันก่อนวันมีผลเท่านั้น สมาชิกทุกคนจะถูกขอให้ยอมรับตั้งแต่วันที่มีผล"
          action="ประกาศฉบับใหม่"
          typed={content.version}
          send={(act) => act(address('/api/admin/terms/:kind/announce', { kind }), words)}
          onSent={onAnnounced}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  )
}
