import type { UnitResult } from '#contract/unit/result.ts'
import { PaymentFacts } from '../../ui/statement/payment-facts.tsx'
import { QrPicture } from '../../ui/statement/qr-picture.tsx'

/** For what was deducted: the letter's own code is for what was billed. */
export function PayByCode({ payment }: Pick<UnitResult, 'payment'>) {
  if (!payment) return null
  return (
    <div className="card mb-4 flex flex-wrap items-center gap-4 p-4 sm:p-6">
      <QrPicture qr={payment.qr} className="w-40 shrink-0 rounded-control" />
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold">สแกนจ่ายตามยอดที่หักได้</p>
        <p className="text-small text-muted">
          คิวอาร์โค้ดในหนังสือนำส่งเป็นยอดเรียกเก็บ หากหักได้ไม่ครบให้ใช้คิวอาร์โค้ดนี้
        </p>
        <PaymentFacts pairs={payment.pairs} />
      </div>
    </div>
  )
}
