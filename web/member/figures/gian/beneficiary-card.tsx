import type { GianFeed } from '#contract/member/gian.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { Facts } from '../../../ui/data/facts.tsx'
import { Progress } from '../../../ui/data/progress.tsx'
import { percentOf } from './percent.ts'

type Beneficiary = GianFeed['beneficiaries'][number]

export function BeneficiaryCard(beneficiary: Beneficiary) {
  const { seq, name, relation, address, share_ppm, noted_on, note } = beneficiary
  return (
    <article aria-label={`${seq}. ${name}`} className="card grid grid-cols-1 gap-3 p-4 sm:p-6">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <span
          aria-hidden
          className="figures grid size-10 shrink-0 place-items-center rounded-full bg-tint font-semibold text-on-tint"
        >
          {seq}
        </span>
        <div className="min-w-0 flex-1 basis-28">
          <h2 className="text-h3">{name}</h2>
          <p className="text-muted">{relation}</p>
        </div>
        <p className="figures text-h2 font-semibold">{percentOf(share_ppm)}</p>
      </div>
      <Progress ppm={share_ppm}>{`สัดส่วน ${percentOf(share_ppm)} ของผลประโยชน์ทั้งหมด`}</Progress>
      <Facts
        facts={[
          ['วันที่ทำหนังสือ', longDate(noted_on)],
          ...(address ? [['ที่อยู่', address] as const] : []),
          ...(note ? [['หมายเหตุ', note] as const] : []),
        ]}
      />
    </article>
  )
}
