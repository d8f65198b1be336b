import { useState } from 'react'
import { Link } from 'react-router'
import type { TrackedDemand } from '#contract/public/demand.ts'
import { readTrackingCode } from '#domain/content/tracking-code.ts'
import { address } from '../../client/address.ts'
import { type ApiError, dataOf } from '../../client/api.ts'
import { askOutside } from '../../client/ask-outside.ts'
import { CodeField } from '../../ui/form/code-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { Answer } from './answer.tsx'
import { DemandStepper, KindName } from './status.tsx'

/** For who holds a code: how their own matter goes, published or not. */
export function TrackBox() {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [asking, setAsking] = useState(false)
  const [found, setFound] = useState<TrackedDemand>()

  async function track() {
    if (asking) return
    setFound(undefined)
    const whole = readTrackingCode(code)
    if (!whole) return setError('เลขติดตามมีตัวอักษรและตัวเลขรวม 12 ตัว เช่น BK7M-4XTR-9WPD')
    setError(undefined)
    setAsking(true)
    const reply = askOutside(address('/api/info/demand/track/:code', { code: whole })).then(dataOf)
    await reply.then(setFound, (refused: ApiError) => setError(refused.message))
    setAsking(false)
  }
  return (
    <section
      id="track"
      aria-labelledby="track-title"
      className="card h-fit scroll-mt-20 p-4 sm:p-6 lg:sticky lg:top-20"
    >
      <h2 id="track-title" className="text-h3">
        ติดตามเรื่องที่ส่งแล้ว
      </h2>
      <Form onSubmit={track} className="no-print mt-3 grid gap-3">
        <CodeField
          name="track-code"
          label="เลขติดตาม"
          hint="ได้รับเมื่อส่งเรื่อง พิมพ์เล็กหรือใหญ่ก็ได้"
          error={error}
          maxLength={20}
          value={code}
          onChange={setCode}
        />
        <SendButton label="ดูความคืบหน้า" sending={asking} meanwhile="กำลังค้นหา…" />
      </Form>
      <div role="status">{found && <Found found={found} />}</div>
    </section>
  )
}

function Found({ found }: { found: TrackedDemand }) {
  return (
    <div className="mt-5 grid gap-4 border-t border-border pt-5">
      <KindName kind={found.kind} />
      <DemandStepper status={found.status} steps={found.steps} />
      {found.answer && <Answer answer={found.answer} level={3} />}
      {found.topic_id && (
        <Link
          to={`/showdemand/${found.topic_id}`}
          className="link inline-flex min-h-12 items-center"
        >
          อ่านเรื่องนี้บนเว็บไซต์
        </Link>
      )}
    </div>
  )
}
