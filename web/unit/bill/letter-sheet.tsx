import type { DeliveryBookFeed } from '#contract/unit/letter.ts'
import type { Letter } from '#domain/paper/letter.ts'
import { QrPicture } from '../../ui/statement/qr-picture.tsx'

type Payment = NonNullable<DeliveryBookFeed['letter']>['payment']

/** The letter as it prints, in the words that are being typed. */
export function LetterSheet({ letter, payment }: { letter: Letter; payment: Payment }) {
  return (
    <article aria-label="ตัวอย่างหนังสือนำส่ง" className="paper-sheet">
      <div className="letter">
        <div className="grid gap-[1em] @[26rem]:grid-cols-[1fr_47%]">
          <p>ที่ {letter.no}</p>
          <p>
            {letter.from.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        </div>
        <p className="my-[0.5em] text-center">{letter.date}</p>
        <Said label="เรื่อง">{letter.subject}</Said>
        <Said label="เรียน">{letter.to}</Said>
        {letter.reference && <Said label="อ้างถึง">{letter.reference}</Said>}
        <Said label="สิ่งที่ส่งมาด้วย">
          {letter.enclosures.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Said>
        {letter.paragraphs.map((line) => (
          <p key={line} className="mt-[0.4em] indent-[4.4em]">
            {line}
          </p>
        ))}
        <div className="mt-[0.8em] @[26rem]:ms-[40%] text-center">
          <p>{letter.closing}</p>
          <p className="mt-[2.2em]">{letter.signer}</p>
          <p>{letter.position}</p>
        </div>
        {payment && <PaymentBox payment={payment} />}
        <div className="mt-auto small pt-[1em]">
          {letter.contact.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </article>
  )
}

function Said({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex gap-[0.8em]">
      <p className="shrink-0">{label}</p>
      <p className="min-w-0">{children}</p>
    </div>
  )
}

function PaymentBox({ payment }: { payment: NonNullable<Payment> }) {
  return (
    <div className="mt-[1em] flex items-center gap-[1.2em] rounded-[0.5em] border-2 border-(color:--paper) p-[0.8em] small-print @max-[26rem]:flex-col @max-[26rem]:items-start">
      <QrPicture qr={payment.qr} className="w-[9em] shrink-0" />
      <div className="min-w-0">
        <p className="font-bold text-(--paper)">{payment.title}</p>
        <dl className="figures mt-[0.4em] grid grid-cols-[auto_1fr] gap-x-[1.2em]">
          {payment.pairs.map(([label, value]) => (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd className="font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
