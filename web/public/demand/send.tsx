import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CopyButton } from '../../ui/data/copy-button.tsx'
import { NeedsScripts } from '../../ui/form/needs-scripts.tsx'
import { DemandForm, type SentMatter } from './form.tsx'

/** The form, and after it the code: the only time it is ever shown. */
export function SendDemand() {
  const [sent, setSent] = useState<SentMatter>()
  return (
    <section
      id="send"
      aria-labelledby="send-title"
      className="scroll-mt-16 border-t border-border bg-subtle"
    >
      <div className="page-width max-w-3xl py-10">
        {sent ? (
          <Sent {...sent} again={() => setSent(undefined)} />
        ) : (
          <div className="no-print">
            <h2 id="send-title" className="text-h2">
              ส่งเรื่องถึงสหกรณ์
            </h2>
            <NeedsScripts />
            <DemandForm onSent={setSent} />
          </div>
        )}
      </div>
    </section>
  )
}

function Sent({ code, files, again }: SentMatter & { again: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="card grid gap-4 p-5 sm:p-8">
      <h2 ref={title} id="send-title" tabIndex={-1} className="flex items-center gap-3 text-h2">
        <CircleCheck aria-hidden className="size-8 shrink-0 text-green-fg" />
        ส่งเรื่องแล้ว
      </h2>
      <p>เลขติดตามของท่าน โปรดจดหรือคัดลอกไว้ ระบบจะไม่แสดงเลขนี้อีก</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <strong className="figures text-figure break-words">{code}</strong>
        <CopyButton text={code} label="คัดลอกเลขติดตาม" />
      </p>
      <ul className="list-disc pl-6">
        {files > 0 && <li>แนบไฟล์ {files} ไฟล์แล้ว เปิดดูได้เฉพาะเจ้าหน้าที่ที่ดูแลเรื่องนี้</li>}
        <li>เจ้าหน้าที่มอบหมายฝ่ายที่รับผิดชอบภายใน 3 วันทำการ</li>
        <li>แจ้งผลภายใน 15 วันทำการ หากใช้เวลานานกว่านั้นจะแจ้งความคืบหน้า</li>
        <li>เรื่องจะปรากฏบนเว็บไซต์เมื่อเจ้าหน้าที่ปิดข้อมูลส่วนบุคคลและเผยแพร่แล้วเท่านั้น</li>
      </ul>
      <div className="no-print flex flex-wrap gap-3">
        <a href="#track" className="button button-secondary">
          ไปที่ช่องติดตามเรื่อง
        </a>
        <button type="button" className="button button-secondary" onClick={again}>
          ส่งอีกเรื่อง
        </button>
      </div>
    </div>
  )
}
