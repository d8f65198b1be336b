import { DoorClosed, DoorOpen, Eye, Rocket } from 'lucide-react'
import { useState } from 'react'
import type { GoLive } from '#contract/staff/go-live.ts'
import { longMoment } from '#domain/calendar/thai-date.ts'
import { GO_LIVE } from '#domain/site/go-live.ts'
import { useAction } from '../../../client/use-action.ts'
import { Progress } from '../../../ui/data/progress.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { CloseDialog } from './close-dialog.tsx'

const WHOLE_PPM = 1_000_000
/** No more are named beside the button. */
const FEW = 4

/** How far it is, and the button that opens the site. */
export function Standing({ state, onDone }: { state: GoLive; onDone: () => void }) {
  const { opened_at, closed, is_demo, items, missing } = state
  const [asking, setAsking] = useState(false)
  if (opened_at ?? is_demo)
    return (
      <Callout tone="green" Icon={DoorOpen} title="เว็บไซต์เปิดให้บริการแล้ว">
        <p>
          {opened_at
            ? `ตั้งแต่ ${longMoment(opened_at)} รายการด้านล่างยังตรวจให้ดูได้เสมอ`
            : 'เว็บไซต์ตัวอย่างเปิดให้ดูได้ตั้งแต่แรก รายการด้านล่างคือสิ่งที่เว็บไซต์จริงต้องมี'}
        </p>
        {opened_at && (
          <Button Icon={DoorClosed} label="ปิดเว็บไซต์ชั่วคราว" onClick={() => setAsking(true)} />
        )}
        {asking && <CloseDialog onDone={onDone} onClose={() => setAsking(false)} />}
      </Callout>
    )
  const shown = `ผู้เยี่ยมชมเห็นคำว่า “${closed ? 'ปิดให้บริการชั่วคราว' : 'เร็ว ๆ นี้'}”`
  const done = items.filter((item) => item.done).length
  return (
    <section aria-label="ความพร้อม" className="card grid gap-4 bg-bg p-4 sm:p-5">
      {closed && (
        <Callout tone="amber" Icon={DoorClosed} title={`ปิดชั่วคราวตั้งแต่ ${longMoment(closed.at)}`}>
          <p>{closed.reason}</p>
        </Callout>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-h3">
            {missing.length === 0 ? 'พร้อมเปิดแล้ว' : `ยังขาด ${missing.length} ข้อที่จำเป็น`}
          </p>
          <p className="text-small text-muted">
            {missing.length === 0
              ? `${shown} จนกว่าท่านจะกดเปิด`
              : missing.length > FEW
                ? `ทำทีละข้อจากบนลงล่าง ${shown} จนกว่าจะเปิด`
                : missing.map((key) => GO_LIVE[key].title).join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a href="/home" target="_blank" rel="noreferrer" className="button button-secondary">
            <Eye aria-hidden className="size-5" />
            ดูตัวอย่าง
          </a>
          {missing.length === 0 && (
            <Button primary Icon={Rocket} label="เปิดเว็บไซต์" onClick={() => setAsking(true)} />
          )}
        </div>
      </div>
      <Progress ppm={Math.round((done / items.length) * WHOLE_PPM)}>
        {`ครบแล้ว ${done} จาก ${items.length} ข้อ`}
      </Progress>
      {asking && <OpenDialog onDone={onDone} onClose={() => setAsking(false)} />}
    </section>
  )
}

function OpenDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { perform, busy } = useAction()
  async function open() {
    await perform('/api/admin/go-live/open')
    onDone()
    onClose()
  }
  return (
    <Dialog title="เปิดเว็บไซต์ให้ทุกคน?" busy={busy} onClose={onClose}>
      <div className="grid gap-4">
        <p>
          ทุกคนจะเห็นเว็บไซต์ สมาชิกและหน่วยงานจะเข้าสู่ระบบได้ และเครื่องมือค้นหาจะเก็บหน้าเว็บไซต์
          เปิดแล้วปิดชั่วคราวได้จากหน้านี้
        </p>
        <DialogButtons>
          <Button
            primary
            Icon={Rocket}
            label={busy ? 'กำลังเปิด…' : 'เปิดเว็บไซต์'}
            busy={busy}
            onClick={open}
          />
        </DialogButtons>
      </div>
    </Dialog>
  )
}
