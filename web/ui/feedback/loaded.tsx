// A page or a part of it is what was asked for; until then it is a skeleton, and where it cannot be had it says so and
// leaves a way to try again. The title stands in every state.

import { RotateCw, SearchX, ShieldAlert, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { CANNOT_CONNECT } from '../../client/api.ts'
import type { Query } from '../../client/use-query.ts'
import { Button } from '../form/button.tsx'
import { Empty } from './empty.tsx'
import { Loading } from './loading.tsx'
import { useOnline } from './use-online.ts'

interface LoadedProps<Data> {
  from: Query<Data>
  /** What will come, while it is on its way. */
  shape?: 'page' | 'rows'
  /** What an address that leads nowhere says, and where to go from there; else it says what the server said. */
  missing?: { title: string; text?: string; action: ReactNode }
  children: (data: Data) => ReactNode
}

export function Loaded<Data>({ from, shape = 'page', missing, children }: LoadedProps<Data>) {
  const { data, failed, asking, again } = from
  if (failed && !asking) {
    const { status, message, answer } = failed
    const isMissing = status === 404 || status === 400
    if (isMissing && missing) {
      return (
        <Empty title={missing.title} text={missing.text} Icon={SearchX}>
          {missing.action}
        </Empty>
      )
    }
    // An address that cannot be right, or is not for this person, is not worth trying again.
    if (answer && isMissing) return <Empty title={message} Icon={SearchX} />
    if (answer && status === 403) return <Empty title={message} Icon={ShieldAlert} />
    return <Failed retry={again} />
  }
  return data === undefined ? <Loading shape={shape} retry={again} /> : children(data)
}

/** Stays on the page: a toast is gone after five seconds. */
export function Failed({ retry }: { retry: () => void }) {
  const online = useOnline()
  // Whoever lost their connection need not press anything once it is back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a way back, not at every drawing
  useEffect(() => {
    if (online) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [online])
  return (
    <section
      role="alert"
      className="grid justify-items-start gap-3 rounded-card border border-red-bd bg-red-bg p-5 text-red-fg sm:p-6"
    >
      <p className="flex items-center gap-2 text-h3 font-semibold">
        <WifiOff aria-hidden className="size-6 shrink-0" />
        {CANNOT_CONNECT}
      </p>
      <p>
        {online
          ? 'ข้อมูลของท่านไม่สูญหาย กรุณาลองใหม่ในอีกสักครู่'
          : 'เครื่องนี้ไม่ได้เชื่อมต่ออินเทอร์เน็ต เมื่อกลับมาเชื่อมต่อแล้ว หน้านี้จะลองใหม่เอง'}
      </p>
      <Button Icon={RotateCw} label="ลองใหม่" onClick={retry} />
    </section>
  )
}
