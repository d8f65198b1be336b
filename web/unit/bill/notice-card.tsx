import { Mail } from 'lucide-react'
import type { DeliveryBookFeed } from '#contract/unit/letter.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { noticeReference } from '#domain/collection/collection-notice.ts'
import { Button } from '../../ui/form/button.tsx'
import { PaperButton } from '../../ui/statement/paper-button.tsx'

interface NoticeCardProps {
  notice: NonNullable<DeliveryBookFeed['letter']>['notice']
  period: string
  /** What the unit's own letter refers to now. */
  refersTo: string
  onRefer: (reference: string) => void
}

/** The cooperative's letter that came with the bill, for whoever needs it before anything may be deducted. */
export function NoticeCard({ notice, period, refersTo, onRefer }: NoticeCardProps) {
  if (!notice) return null
  const reference = noticeReference({ letterNo: notice.letter_no, datedOn: notice.dated_on })
  return (
    <section
      aria-labelledby="notice"
      className="no-print card mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 p-4 sm:p-5"
    >
      <Mail aria-hidden className="size-7 shrink-0 text-primary" />
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 id="notice" className="font-semibold">
          หนังสือแจ้งรายการเรียกเก็บจากสหกรณ์
        </h2>
        <p className="text-small text-muted">
          ที่ {notice.letter_no} ลงวันที่ {longDate(notice.dated_on)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <PaperButton
          label="ดาวน์โหลดหนังสือ (PDF)"
          path={`/api/membergroup/papers/notice/pdf?period=${period}`}
        />
        {refersTo !== reference && (
          <Button label="อ้างถึงหนังสือนี้" onClick={() => onRefer(reference)} />
        )}
      </div>
    </section>
  )
}
