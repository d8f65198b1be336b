import { ArrowLeft } from 'lucide-react'
import type { PayCode } from '#contract/member/payments/pay.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Stepper } from '../../../ui/data/stepper.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { PaymentFacts } from '../../../ui/statement/payment-facts.tsx'
import { QrPicture } from '../../../ui/statement/qr-picture.tsx'
import { useImpersonation } from '../../layout/use-member.ts'
import { SlipForm } from './slip.tsx'
import { stepsOf, takesSlip } from './steps.ts'

/** One code: to scan, or to read off and type at a counter; and how far it is. */
export function PayCodeCard({ intentNo, onSlip }: { intentNo: number; onSlip: () => void }) {
  const impersonation = useImpersonation()
  const query = useQuery(address('/api/member/pay/:intentNo', { intentNo }))
  return (
    <Loaded from={query}>
      {(code) => (
        <article aria-label={code.title} className="card grid gap-5 p-4 sm:p-6">
          <div>
            <h2 className="text-h3">{code.title}</h2>
            <p className="text-h2 font-semibold">
              <Money amount={code.amount} />
            </p>
          </div>
          {code.payment && <Scan payment={code.payment} />}
          <Stepper steps={stepsOf(code)} label="ความคืบหน้าของการชำระ" />
          {takesSlip(code) && !impersonation && (
            <SlipForm
              key={code.slip_at}
              intentNo={intentNo}
              again={code.slip_at !== null}
              onSent={() => {
                query.again()
                onSlip()
              }}
            />
          )}
          <p className="no-print">
            <ButtonLink to="/member/pay" label="ชำระเรื่องอื่น" Icon={ArrowLeft} />
          </p>
        </article>
      )}
    </Loaded>
  )
}

function Scan({ payment }: { payment: NonNullable<PayCode['payment']> }) {
  return (
    <div className="flex flex-wrap items-start gap-5">
      <QrPicture qr={payment.qr} className="w-64 max-w-full shrink-0 rounded-control" />
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-semibold">{payment.title}</p>
        <p className="text-small text-muted">
          เปิดแอปธนาคาร เลือกสแกน แล้วตรวจชื่อผู้รับเงินและจำนวนเงินให้ตรงก่อนยืนยัน บนโทรศัพท์เครื่องนี้
          ให้บันทึกภาพหน้าจอแล้วเลือกภาพจากในแอป
        </p>
        <PaymentFacts pairs={payment.pairs} />
      </div>
    </div>
  )
}
