import { Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CopyButton } from '../../../ui/data/copy-button.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Tick } from '../../../ui/form/tick.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  login: string
  onDone: () => void
}

/** Shown once: whoever goes on says that they have them. */
export function RecoveryCodes({ codes, login, onDone }: RecoveryCodesProps) {
  const [kept, setKept] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // They come in the place of a form that had the focus.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        รหัสสำรองของ {login}
      </h2>
      <p>ใช้แทนแอปเมื่อโทรศัพท์หาย รหัสละครั้ง ระบบแสดงให้เห็นครั้งนี้ครั้งเดียว กรุณาพิมพ์เก็บไว้ในที่ปลอดภัย</p>
      <ol className="figures grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-4 gap-y-1 rounded-card border border-border bg-subtle p-4 font-semibold whitespace-nowrap">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="no-print flex flex-wrap gap-3">
        <Button Icon={Printer} label="พิมพ์รหัสสำรอง" onClick={() => print()} />
        <CopyButton text={codes.join('\n')} label="คัดลอกรหัสทั้งหมด" />
      </div>
      <Tick className="no-print" checked={kept} onChange={setKept}>
        เก็บรหัสสำรองไว้แล้ว
      </Tick>
      <Button
        primary
        label="ไปต่อ"
        busy={!kept}
        className="no-print aria-disabled:opacity-60"
        onClick={() => kept && onDone()}
      />
    </section>
  )
}
