import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { longMoment } from '#domain/calendar/thai-date.ts'
import { useSite } from '../../app/site.tsx'
import { Logo } from '../layout/logo.tsx'

/** On paper in place of the header: whose cooperative, whose paper, and when it was printed (docs/screens.md#parts). */
export function PrintHead({ who }: { who: string }) {
  const { config } = useSite()
  const printedAt = usePrintedAt()
  return (
    <div className="mb-6 hidden items-center gap-4 border-b border-border pb-3 print:flex">
      <Logo size={64} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{config.coopNameTH}</p>
        <p>{who}</p>
        <p className="text-muted">
          พิมพ์เมื่อ {longMoment(printedAt)} เอกสารนี้พิมพ์จากระบบ ใช้เพื่อตรวจสอบเท่านั้น
        </p>
      </div>
    </div>
  )
}

function usePrintedAt(): Date {
  const [printedAt, setPrintedAt] = useState(() => new Date())
  useEffect(() => {
    // At once: the browser takes the page as it stands when this returns.
    const now = () => flushSync(() => setPrintedAt(new Date()))
    addEventListener('beforeprint', now)
    return () => removeEventListener('beforeprint', now)
  }, [])
  return printedAt
}
