import type { WelfareFeed } from '#contract/member/welfare.ts'
import { Contact } from '../../../ui/area/contact.tsx'
import { Progress } from '../../../ui/data/progress.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Amount } from '../../../ui/statement/amount.tsx'
import { Money } from '../../../ui/statement/money.tsx'

type Right = WelfareFeed['rights'][number]

const MILLION = 1_000_000

/** What may still be asked for, and under which conditions. */
export function Rights({ rights }: Pick<WelfareFeed, 'rights'>) {
  if (rights.length === 0) {
    return <Empty title="ยังไม่มีสิทธิสวัสดิการ" text="สิทธิจะปรากฏหลังสหกรณ์บันทึกสิทธิของท่าน" />
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {rights.map((right) => (
          <li key={right.type_code} className="card grid content-start gap-2 p-4 sm:p-5">
            <RightCard {...right} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-muted">
        <Contact>ยื่นคำขอและรับแบบฟอร์มได้ที่สำนักงานสหกรณ์</Contact>
      </p>
    </>
  )
}

function RightCard({ name, condition, amount, used, left, for_heirs }: Right) {
  if (for_heirs) {
    return (
      <>
        <h3 className="text-h3">{name}</h3>
        <p>
          กรณีเสียชีวิต ผู้รับโอนได้รับ{' '}
          <strong className="font-semibold">
            <Money amount={left} />
          </strong>
        </p>
        {condition && <p className="text-small">เงื่อนไข: {condition}</p>}
      </>
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-h3">{name}</h3>
        <p>
          <span className="text-small text-muted">เหลือ</span>{' '}
          <strong className="font-semibold">
            <Money amount={left} />
          </strong>
        </p>
      </div>
      <Progress ppm={amount > 0 ? Math.floor((used / amount) * MILLION) : 0}>
        ใช้แล้ว <Amount amount={used} /> จาก <Amount amount={amount} /> บาท
      </Progress>
      {condition && <p className="text-small">เงื่อนไข: {condition}</p>}
    </>
  )
}
