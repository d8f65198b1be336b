import { CircleCheck, Lock, PencilLine, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import type { UnitResult } from '#contract/unit/result.ts'
import type { Month } from '#domain/calendar/day.ts'
import { longDate, shortMoment } from '#domain/calendar/thai-date.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { Callout } from '../../ui/feedback/callout.tsx'
import { Dialog, DialogButtons } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/form/button.tsx'
import type { ResultActs } from './use-result.ts'

interface StandingProps {
  result: UnitResult
  acts: ResultActs
}

/** How far the month is, said before anything else. */
export function Standing({ result, acts }: StandingProps) {
  const { state, sent, closed, paid_on, posted, period } = result
  if (state === 'closed') {
    return (
      <Callout tone="green" Icon={Lock} title="สหกรณ์ปิดเดือนนี้แล้ว">
        <p>{closed && `ปิดเมื่อ ${shortMoment(closed.at)} `}แก้ไขไม่ได้แล้ว หากพบข้อผิดพลาดกรุณาติดต่อสหกรณ์</p>
        <OtherPosted result={result} />
      </Callout>
    )
  }
  if (state === 'posted') {
    return (
      <Callout tone="green" Icon={CircleCheck} title="สหกรณ์รับยอดและผ่านรายการของเดือนนี้แล้ว">
        {paid_on && posted !== null && (
          <p className="figures">
            ผ่านรายการเมื่อ {longDate(paid_on)} ยอด {formatBaht(posted)} บาท
          </p>
        )}
        <OtherPosted result={result} />
      </Callout>
    )
  }
  if (state !== 'sent') return null
  return (
    <Callout tone="blue" Icon={CircleCheck} title="ส่งผลการหักแล้ว รอสหกรณ์ปิดเดือน">
      {sent && (
        <p>
          ส่งโดย {sent.by} {shortMoment(sent.at)} หากพบข้อผิดพลาด ดึงกลับมาแก้ไขแล้วส่งใหม่ได้
        </p>
      )}
      <TakeBack period={period} acts={acts} />
    </Callout>
  )
}

/** What was sent counts no longer once it is taken back, so it is asked first. */
function TakeBack({ period, acts }: { period: Month; acts: ResultActs }) {
  const ref = useRef<HTMLDialogElement>(null)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        Icon={PencilLine}
        label="แก้ไขผลที่ส่ง"
        className="no-print mt-2 justify-self-start"
        onClick={() => setAsking(true)}
      />
      {asking && (
        <Dialog
          ref={ref}
          title="ถอนผลที่ส่งกลับมาแก้ไข?"
          busy={acts.busy}
          onClose={() => setAsking(false)}
        >
          <p className="mb-4">
            สหกรณ์และสมาชิกจะไม่เห็นผลการหักของเดือนนี้จนกว่าท่านจะส่งใหม่ ข้อมูลที่กรอกไว้ยังอยู่ครบ
          </p>
          <DialogButtons>
            <Button
              primary
              label="ถอนกลับมาแก้ไข"
              busy={acts.busy}
              onClick={async () => {
                if (await acts.act('/api/membergroup/result/correct', { period }))
                  ref.current?.close()
              }}
            />
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}

/** What the unit told and what was posted are the same, or somebody must hear of it. */
function OtherPosted({ result: { sent, posted, totals } }: Pick<StandingProps, 'result'>) {
  if (!sent || posted === null || posted === totals.reported) return null
  return (
    <p className="figures">
      ต่างจากที่หน่วยงานแจ้ง {formatBaht(totals.reported)} บาท อยู่{' '}
      {formatBaht(satang(Math.abs(totals.reported - posted)))} บาท กรุณาสอบถามสหกรณ์
    </p>
  )
}

/** Everything that was taken in, away at once: asked for twice. */
export function BeginAnew({ result: { period, files, totals }, acts }: StandingProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const [asking, setAsking] = useState(false)
  if (files.length === 0 && totals.undecided === totals.people) return null
  return (
    <>
      <button
        type="button"
        className="link no-print flex min-h-12 items-center gap-2"
        onClick={() => setAsking(true)}
      >
        <RotateCcw aria-hidden className="size-5" />
        ล้างผลและเริ่มใหม่
      </button>
      {asking && (
        <Dialog
          ref={ref}
          title="ล้างผลการหักของเดือนนี้?"
          busy={acts.busy}
          onClose={() => setAsking(false)}
        >
          <p className="mb-4">
            ผลที่นำเข้าและที่แก้ไขไว้ {(totals.people - totals.undecided).toLocaleString('en')} ราย
            การโอนและสลิปจะถูกลบ ต้องเริ่มใหม่ทั้งหมด
          </p>
          <DialogButtons>
            <button
              type="button"
              className="button bg-danger text-on-danger hover:bg-danger-hover"
              onClick={async () => {
                if (await acts.act('/api/membergroup/result/reset', { period }))
                  ref.current?.close()
              }}
            >
              ล้างผลการหัก
            </button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}
