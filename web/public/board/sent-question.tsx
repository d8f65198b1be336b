import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { QuestionPosted } from '#contract/public/board.ts'
import { useMeta } from '../../app/page-meta.tsx'
import { useSite } from '../../app/site.tsx'
import { CopyButton } from '../../ui/data/copy-button.tsx'

interface SentQuestionProps {
  sent: QuestionPosted & { title: string }
  onAgain: () => void
}

/** What happens next, and where to find it. */
export function SentQuestion({ sent: { topic_id, state, title }, onAgain }: SentQuestionProps) {
  const address = `/boardShow/${topic_id}`
  const url = useSite().publicUrl + address
  const heading = useRef<HTMLHeadingElement>(null)
  useMeta({ title: 'ส่งกระทู้แล้ว' })
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section aria-labelledby="sent" className="grid gap-5">
      <CircleCheck aria-hidden className="size-12 text-green-fg" />
      <h1 id="sent" ref={heading} tabIndex={-1} className="text-h2 sm:text-h1">
        ส่งกระทู้แล้ว
      </h1>
      <div className="card grid gap-1 p-4 sm:p-5">
        <p className="figures text-small text-muted">กระทู้เลขที่ {topic_id}</p>
        <p className="text-h3 font-semibold [overflow-wrap:anywhere]">{title}</p>
      </div>
      {state === 'shown' ? (
        <p>กระทู้แสดงบนเว็บไซต์แล้ว เจ้าหน้าที่จะตอบในวันและเวลาทำการ</p>
      ) : (
        <>
          <p>
            <strong>กระทู้รอเจ้าหน้าที่ตรวจสอบก่อนแสดง</strong> เจ้าหน้าที่ตรวจสอบในวันและเวลาทำการ
          </p>
          <p>
            เมื่อผ่านการตรวจสอบแล้ว เปิดอ่านกระทู้และคำตอบได้ที่ลิงก์ด้านล่าง ก่อนหน้านั้นลิงก์จะยังเปิดไม่ได้ คัดลอกเก็บไว้
            หรือค้นหาจากหัวข้อในหน้ากระทู้ถาม-ตอบก็ได้
          </p>
          <p className="rounded-control bg-subtle p-3 [overflow-wrap:anywhere]">{url}</p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {state === 'shown' ? (
          <Link to={address} className="button button-primary">
            เปิดดูกระทู้
          </Link>
        ) : (
          <CopyButton text={url} label="คัดลอกลิงก์" />
        )}
        <Link to="/board" className="button button-secondary">
          กลับหน้ากระทู้ถาม-ตอบ
        </Link>
        <button type="button" className="button button-secondary" onClick={onAgain}>
          ตั้งกระทู้อีกเรื่อง
        </button>
      </div>
    </section>
  )
}
