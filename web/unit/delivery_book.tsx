import { FileText, Package, Printer } from 'lucide-react'
import type { DeliveryBookFeed } from '#contract/unit/letter.ts'
import { firstOfMonth } from '#domain/calendar/day.ts'
import { unitLetter } from '#domain/unit/unit-letter.ts'
import { address } from '../client/address.ts'
import { useMonth } from '../client/use-month.ts'
import { useQuery } from '../client/use-query.ts'
import { Button } from '../ui/form/button.tsx'
import { DraftNotice } from '../ui/form/draft-notice.tsx'
import { BillPage } from './bill/bill-page.tsx'
import { BundleNote } from './bill/bundle-note.tsx'
import { LetterForm } from './bill/letter-form.tsx'
import { LetterSheet } from './bill/letter-sheet.tsx'
import { NoticeCard } from './bill/notice-card.tsx'
import { Take } from './bill/take.tsx'
import { dayOf, useLetter } from './bill/use-letter.ts'
import { WhichSum } from './bill/which-sum.tsx'

const PAPERS = '/api/membergroup/papers'

export function Component() {
  const request = useQuery(address('/api/membergroup/delivery_book', useMonth().query), {
    quiet: true,
  })
  return (
    <BillPage
      title="หนังสือนำส่ง"
      at="/membergroup/delivery_book"
      from={request}
      shown={({ letter }) => letter?.period}
    >
      {(feed) =>
        feed.letter && (
          <DeliveryLetter
            key={feed.letter.period}
            feed={feed}
            letter={feed.letter}
            again={request.again}
          />
        )
      }
    </BillPage>
  )
}

interface DeliveryLetterProps {
  feed: DeliveryBookFeed
  letter: NonNullable<DeliveryBookFeed['letter']>
  again: () => void
}

function DeliveryLetter({ feed, letter: saved, again }: DeliveryLetterProps) {
  const { period, fields, payment } = saved
  const letter = useLetter(period, fields, again)
  const { values } = letter
  const facts = {
    cooperative: feed.cooperative,
    unit: feed.unit,
    period: firstOfMonth(period),
    dueOn: saved.due_on,
    people: saved.people,
    billed: saved.billed,
    groups: saved.groups,
  }
  const words = {
    letterNo: values.letter_no,
    // While a day is being chosen that no month has, the last good one stands.
    datedOn: dayOf(values) ?? fields.dated_on,
    addressedTo: values.addressed_to,
    refersTo: values.refers_to,
    signer: values.signer,
    signerPosition: values.signer_position,
  }
  const sent = saved.sent && { ...saved.sent, transferredOn: saved.sent.transferred_on }
  const written = unitLetter(facts, words, sent)
  const month = `?period=${period}`
  const { changed_by: name, changed_at: at } = fields
  return (
    <>
      <WhichSum billed={saved.billed} sent={saved.sent} period={period} />
      <NoticeCard
        notice={saved.notice}
        period={period}
        refersTo={values.refers_to}
        onRefer={(refers_to) => letter.change({ refers_to })}
      />
      <div className="no-print mb-5 flex flex-wrap gap-2">
        <Take
          before={letter.save}
          files={[
            {
              label: 'ดาวน์โหลด PDF',
              path: `${PAPERS}/delivery_book/pdf${month}`,
              Icon: FileText,
              primary: true,
            },
            { label: 'ดาวน์โหลดชุดเอกสาร (ZIP)', path: `${PAPERS}/bundle${month}`, Icon: Package },
          ]}
        />
        <Button Icon={Printer} label="พิมพ์" className="h-fit" onClick={() => print()} />
        <BundleNote people={saved.people} />
      </div>
      {letter.restored && (
        <div className="no-print mb-4">
          <DraftNotice onDiscard={letter.clear} />
        </div>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_23rem] print:block">
        <LetterSheet letter={written} payment={payment} />
        <div className="no-print max-xl:order-first">
          <LetterForm
            period={period}
            cooperative={feed.cooperative}
            letter={letter}
            savedBy={name && at ? { name, at } : null}
          />
        </div>
      </div>
    </>
  )
}
