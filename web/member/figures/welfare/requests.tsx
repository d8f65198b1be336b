import { CircleCheck, CircleX, Clock, HandCoins } from 'lucide-react'
import type { WelfareFeed } from '#contract/member/welfare.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { WELFARE_STATES } from '#domain/statement/portal-words.ts'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Money } from '../../../ui/statement/money.tsx'

type Request = WelfareFeed['requests'][number]

// biome-ignore format: a table reads in columns
const LOOKS: Record<Request['state'], BadgeStyle> = {
  waiting:  ['blue',  Clock],
  approved: ['blue',  CircleCheck],
  paid:     ['green', HandCoins],
  refused:  ['red',   CircleX],
}

export function Requests({ requests, empty }: { requests: readonly Request[]; empty: string }) {
  if (requests.length === 0) {
    return <Empty title={empty} text="คำขอจะปรากฏหลังยื่นที่สำนักงานสหกรณ์ พร้อมสถานะว่าอยู่ขั้นตอนใด" />
  }
  return (
    <ul className="card grid grid-cols-1 divide-y divide-border">
      {requests.map((request) => (
        <RequestRow key={request.request_no} {...request} />
      ))}
    </ul>
  )
}

function RequestRow({ request_no, name, requested_on, amount, state }: Request) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{name}</p>
        <p className="figures text-small text-muted">
          {shortDate(requested_on)} · คำขอ {request_no}
        </p>
      </div>
      <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:w-auto sm:justify-end">
        <StyledBadge by={LOOKS[state]} words={WELFARE_STATES[state]} />
        <span className="font-semibold sm:min-w-36 sm:text-end">
          <Money amount={amount} />
        </span>
      </div>
    </li>
  )
}
