import { CircleCheckBig, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ContactFeed } from '#contract/member/contact.ts'
import { useQuery } from '../../../client/use-query.ts'
import { PageTitle } from '../../../ui/area/page-title.tsx'
import { Section } from '../../../ui/area/section.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { useImpersonation } from '../../layout/use-member.ts'
import { SigningStep } from '../../signing/signing-step.tsx'

type Kind = ContactFeed['open'][number]

interface WishPageProps {
  title: string
  kind: Kind
  children: (feed: ContactFeed, mends: Mends) => ReactNode
}

/** One that was given back is named by the address that leads here. */
export type Mends = { requestId: number; version: number } | undefined

/** A page on which something of the register is asked to be changed. */
export function WishPage({ title, kind, children }: WishPageProps) {
  const feed = useQuery('/api/member/contact')
  const impersonation = useImpersonation()
  const mends = useMends()
  return (
    <>
      <PageTitle title={title} />
      <Loaded from={feed}>
        {(data) =>
          impersonation ? (
            <p>เจ้าหน้าที่ที่ดูในนามสมาชิกขอเปลี่ยนข้อมูลไม่ได้</p>
          ) : data.open.includes(kind) && !mends ? (
            <UnderWay />
          ) : (
            children(data, mends)
          )
        }
      </Loaded>
    </>
  )
}

function UnderWay() {
  return (
    <Callout tone="blue" Icon={CircleCheckBig} title="ท่านมีคำขอเรื่องนี้ที่ยังไม่เสร็จ">
      <p>ดูความคืบหน้า ถอน หรือหยุดคำขอได้ที่หน้าคำขอของฉัน แล้วจึงส่งคำขอใหม่ได้</p>
      <p className="mt-2">
        <ButtonLink to="/member/requests" label="คำขอของฉัน" />
      </p>
    </Callout>
  )
}

function useMends(): Mends {
  const [params] = useSearchParams()
  const [requestId, version] = [Number(params.get('mends')), Number(params.get('version'))]
  return Number.isSafeInteger(requestId) && requestId > 0 && version > 0
    ? { requestId, version }
    : undefined
}

/** What is said before somebody changes a key to the account or to money. */
export function HoldNotice({ hours, children }: { hours: number; children: ReactNode }) {
  return (
    <Callout tone="blue" Icon={ShieldCheck} title={`มีผลหลังพักไว้ ${hours} ชั่วโมง`}>
      <p>{children}</p>
      <p>
        ทันทีที่ท่านลงนาม ระบบแจ้งไปยังโทรศัพท์และอีเมลเดิมพร้อมรหัสหยุด ท่านหยุดคำขอได้จากข้อความนั้น
        หรือจากหน้าคำขอของฉันในทุกอุปกรณ์ที่เข้าสู่ระบบไว้
      </p>
    </Callout>
  )
}

/** What was sent is read as it is printed and signed: that sends it to the desk. */
export function SignWish({ kind, wish }: { kind: Kind; wish: string }) {
  const navigate = useNavigate()
  return (
    <Section title="ลงนามและส่งคำขอ">
      <SigningStep
        key={wish}
        what={{ kind, reference: wish }}
        label="อ่านคำขอและลงนาม"
        onSigned={() => navigate('/member/requests')}
      />
    </Section>
  )
}
