import { BadgeCheck } from 'lucide-react'
import { Callout } from '../../ui/feedback/callout.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'

/** Somebody's loan waits for the unit; nothing where nobody's does. */
export function CertifyNote({ waiting = 0 }: { waiting?: number | undefined }) {
  if (waiting === 0) return null
  return (
    <div className="no-print mb-4">
      <Callout
        tone="blue"
        Icon={BadgeCheck}
        title={`รอรับรองรายได้ ${waiting.toLocaleString('en')} ราย`}
      >
        <p>บุคลากรขอกู้เงินและรอให้หน่วยงานรับรองรายได้</p>
        <ButtonLink
          to="/membergroup/certify"
          label="เปิดหน้ารับรองรายได้"
          className="mt-2 justify-self-start"
        />
      </Callout>
    </div>
  )
}
