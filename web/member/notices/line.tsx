import { MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { LineState } from '#contract/member/notices/line.ts'
import { clockTime, shortDate } from '#domain/calendar/thai-date.ts'
import { useAction } from '../../client/use-action.ts'
import { useQuery } from '../../client/use-query.ts'
import { Button } from '../../ui/form/button.tsx'

const EVERY_MS = 3_000

/** The member's LINE account: linked from here and ended here. Nothing where the cooperative has none. */
export function Line({ onChanged }: { onChanged: () => void }) {
  const query = useQuery('/api/member/notices/line', { quiet: true })
  const { act, busy } = useAction()
  const { data, again } = query
  if (!data || (data.account_id === null && data.link === null)) return null

  async function unlink() {
    if (!(await act('/api/member/notices/line/removal'))) return
    again()
    onChanged()
  }
  return (
    <section aria-labelledby="line-title" className="card mt-4 p-4">
      <h3 id="line-title" className="font-semibold">
        LINE
      </h3>
      {data.link ? (
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-60">
            เชื่อมเมื่อ {shortDate(new Date(data.link.at))}
            {!data.link.is_friend && (
              <span className="block text-small text-muted">
                ท่านปิดกั้นบัญชีของสหกรณ์ใน LINE จึงไม่มีข้อความทางนี้ เมื่อเลิกปิดกั้นแล้วจะส่งอีกตามที่ท่านเลือก
              </span>
            )}
          </p>
          <Button label="ยกเลิกการเชื่อม LINE" busy={busy} onClick={unlink} />
        </div>
      ) : (
        <Linking state={data} again={again} />
      )}
    </section>
  )
}

function Linking({ state, again }: { state: LineState; again: () => void }) {
  const { act, busy } = useAction()
  const [code, setCode] = useState<string>()
  const { account_id, pairing } = state
  const isWaiting = pairing?.state === 'code' && code !== undefined
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(again, EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, again])

  async function begin() {
    const answer = await act('/api/member/notices/line/code')
    if (!answer) return
    setCode(answer.data.code)
    again()
  }
  async function confirm() {
    const answer = await act('/api/member/notices/line/confirmation')
    if (answer) location.assign(answer.data.url)
  }
  if (pairing?.state === 'line')
    return (
      <div role="status">
        <p className="mt-1">ได้รับรหัสจาก LINE ของท่านแล้ว ขั้นสุดท้าย กดยืนยันกับ LINE แล้วกลับมาที่หน้านี้</p>
        <Button label="ยืนยันกับ LINE" primary busy={busy} className="mt-3" onClick={confirm} />
      </div>
    )
  return (
    <>
      <p className="text-small text-muted">
        รับข้อความของสหกรณ์ในแชต LINE สหกรณ์ไม่ส่งลิงก์ทาง LINE และไม่ขอรหัสผ่านในแชต
      </p>
      {isWaiting ? (
        <ol className="mt-3 grid list-decimal gap-1 ps-6">
          <li>
            ในแอป LINE เพิ่มเพื่อน <strong>{account_id}</strong>
          </li>
          <li>
            ส่งรหัส <strong className="figures text-h3 tracking-widest">{code}</strong> ในแชตกับสหกรณ์
            ภายใน {clockTime(new Date(pairing.until))}
          </li>
          <li>กลับมาที่หน้านี้ ระบบจะไปขั้นต่อไปเอง</li>
        </ol>
      ) : (
        <Button
          label="เชื่อม LINE"
          Icon={MessageCircle}
          busy={busy}
          className="mt-3"
          onClick={begin}
        />
      )}
    </>
  )
}
