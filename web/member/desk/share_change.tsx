import { Ban } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ShareChangeOffer } from '#contract/member/requests.ts'
import { SHARE_CHANGES, type ShareChangeKind } from '#domain/request/share-change.ts'
import type { ReferredWish } from '#domain/request/share-change-reference.ts'
import { typedBaht } from '#domain/text/typed-number.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Section } from '../../ui/area/section.tsx'
import { Callout } from '../../ui/feedback/callout.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Choices } from '../../ui/form/field.tsx'
import { useImpersonation } from '../layout/use-member.ts'
import { ShareEffect } from './share_change/effect.tsx'
import { RulesInWords } from './share_change/rules.tsx'
import { SignShareChange } from './share_change/sign.tsx'

/** How long a typed amount rests before it is looked at. */
const REST_MS = 400

export function Component() {
  const [params] = useSearchParams()
  const [change, setChange] = useState<ShareChangeKind>('monthly')
  const [typed, setTyped] = useState('')
  const amount = useRested(amountOf(typed))
  const query = wished(change, amount)
  const offer = useQuery(address('/api/member/share_change', query))
  return (
    <>
      <PageTitle title="ขอเปลี่ยนค่าหุ้น" />
      <Loaded from={offer}>
        {(data) => (
          <>
            <RulesInWords {...data} />
            {data.is_open ? (
              <Wish
                offer={data}
                change={change}
                typed={typed}
                asking={offer.asking}
                mends={mendsIn(params)}
                onChange={setChange}
                onType={setTyped}
              />
            ) : (
              <Callout tone="amber" Icon={Ban} title="สหกรณ์ยังไม่เปิดรับคำขอเปลี่ยนค่าหุ้นทางเว็บไซต์">
                <p>กรุณายื่นแบบคำขอที่สำนักงานสหกรณ์</p>
              </Callout>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

interface WishProps {
  offer: ShareChangeOffer
  change: ShareChangeKind
  typed: string
  asking: boolean
  mends: ReferredWish['mends']
  onChange: (change: ShareChangeKind) => void
  onType: (typed: string) => void
}

function Wish({ offer, change, typed, asking, mends, onChange, onType }: WishProps) {
  const impersonation = useImpersonation()
  const navigate = useNavigate()
  const { wished: effect } = offer
  return (
    <>
      <Section title="สิ่งที่ขอ">
        <div className="grid max-w-xl gap-5">
          <Choices
            name="change"
            label="ต้องการ"
            value={change}
            choices={choicesOf(offer)}
            onChoose={onChange}
          />
          {change !== 'stop' && (
            <AmountField
              name="amount"
              label={change === 'extra' ? 'จำนวนเงินที่ซื้อเพิ่ม' : 'ค่าหุ้นใหม่ต่อเดือน'}
              value={typed}
              onChange={onType}
            />
          )}
        </div>
      </Section>
      {effect && <ShareEffect {...offer} wished={effect} asking={asking} />}
      {effect?.allowed && !impersonation && (
        <SignShareChange wish={effect} mends={mends} onSent={() => navigate('/member/requests')} />
      )}
    </>
  )
}

function choicesOf({ may_stop }: ShareChangeOffer) {
  const all = Object.entries(SHARE_CHANGES) as [ShareChangeKind, string][]
  return all
    .filter(([value]) => value !== 'stop' || may_stop)
    .map(([value, label]) => ({ value, label }))
}

function amountOf(typed: string): number {
  const amount = typedBaht(typed)
  return Number.isSafeInteger(amount) && amount > 0 && amount < 100_000_000_00 ? amount : 0
}

function wished(change: ShareChangeKind, amount: number): string {
  if (change === 'stop') return '?change=stop'
  return amount > 0 ? `?change=${change}&amount=${amount}` : ''
}

/** One that was given back is named by the address that leads here. */
function mendsIn(params: URLSearchParams): ReferredWish['mends'] {
  const [requestId, version] = [Number(params.get('mends')), Number(params.get('version'))]
  return Number.isSafeInteger(requestId) && requestId > 0 && version > 0
    ? { requestId, version }
    : undefined
}

function useRested(value: number): number {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
