import { FileDown, FileSpreadsheet, FileText, Package, Printer, SearchX } from 'lucide-react'
import type { KeeprepFeed } from '#contract/unit/bill.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { PERSON_CHANGES, type PersonChange } from '#domain/unit/unit-change.ts'
import { address } from '../client/address.ts'
import { useQuery } from '../client/use-query.ts'
import { Section } from '../ui/area/section.tsx'
import { Hero } from '../ui/data/hero.tsx'
import { Empty } from '../ui/feedback/empty.tsx'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Money } from '../ui/statement/money.tsx'
import { BillPage } from './bill/bill-page.tsx'
import { BundleNote } from './bill/bundle-note.tsx'
import { Changes } from './bill/changes.tsx'
import { CoverSheet } from './bill/cover-sheet.tsx'
import { KindTable } from './bill/kind-table.tsx'
import { PeopleSearch } from './bill/people-search.tsx'
import { PersonCard } from './bill/person-card.tsx'
import { Take } from './bill/take.tsx'
import { useBillQuery } from './bill/use-bill-query.ts'
import { StandingBadge } from './dashboard/standing-badge.tsx'
import { PeoplePages } from './people-pages.tsx'
import { ResultLink } from './result/result-link.tsx'

const PAPERS = '/api/membergroup/papers'

export function Component() {
  const query = useBillQuery()
  const request = useQuery(address('/api/membergroup/keeprep', query.text), { quiet: true })
  return (
    <BillPage
      title="งบหน้ารายการเรียกเก็บ"
      at="/membergroup/keeprep"
      from={request}
      shown={({ bill }) => bill?.period}
    >
      {(feed) => feed.bill && <Cover feed={feed} bill={feed.bill} query={query} />}
    </BillPage>
  )
}

interface CoverProps {
  feed: KeeprepFeed
  bill: NonNullable<KeeprepFeed['bill']>
  query: ReturnType<typeof useBillQuery>
}

function Cover({ feed, bill, query }: CoverProps) {
  const month = `?period=${bill.period}`
  return (
    <>
      <div className="grid gap-4 print:hidden">
        <Hero
          label={`ยอดเรียกเก็บ ${feed.unit.name}`}
          amount={bill.billed}
          asOf={feed.as_of}
          beside={<StandingBadge standing={bill.standing} />}
          facts={[
            ['จำนวนสมาชิก', `${bill.people} ราย`],
            ['จำนวนรายการ', `${bill.lines} รายการ`],
            ['กำหนดส่งเงิน', bill.due_on ? longDate(bill.due_on) : 'สหกรณ์จะแจ้งให้ทราบ'],
          ]}
        />
        <div className="flex flex-wrap gap-2">
          <Take
            files={[
              {
                label: 'ดาวน์โหลดชุดเอกสาร (ZIP)',
                path: `${PAPERS}/bundle${month}`,
                Icon: Package,
                primary: true,
              },
              { label: 'งบหน้า PDF', path: `${PAPERS}/keeprep/pdf${month}`, Icon: FileText },
              { label: 'Excel', path: `${PAPERS}/keeprep/xlsx${month}`, Icon: FileSpreadsheet },
            ]}
          />
          <Button Icon={Printer} label="พิมพ์" className="h-fit" onClick={() => print()} />
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            to={`/membergroup/files${month}`}
            Icon={FileDown}
            label="ไฟล์หักเงินเดือน"
            className="h-fit"
          />
          <ResultLink period={bill.period} standing={bill.standing} />
        </div>
        <BundleNote people={bill.people} />
      </div>
      <div className="print:hidden">
        <Section title="ยอดตามประเภท">
          <KindTable
            caption="ยอดเรียกเก็บตามประเภท"
            groups={bill.groups}
            people={bill.people}
            lines={bill.lines}
            billed={bill.billed}
          />
        </Section>
        {bill.change && (
          <Section title="เปลี่ยนไปจากเดือนก่อน">
            <Changes
              change={bill.change}
              chosen={query.asked.change}
              to={(change) => query.withChanged({ change })}
            />
            {bill.change.new + bill.change.gone + bill.change.changed > 0 && (
              <div className="mt-3">
                <Take
                  files={[
                    {
                      label: 'รายการเปลี่ยนแปลง Excel',
                      path: `${PAPERS}/changes/xlsx${month}`,
                      Icon: FileSpreadsheet,
                    },
                    {
                      label: 'รายการเปลี่ยนแปลง PDF',
                      path: `${PAPERS}/changes/pdf${month}`,
                      Icon: FileText,
                    },
                  ]}
                />
              </div>
            )}
          </Section>
        )}
        <People bill={bill} query={query} />
      </div>
      <Section title="ตัวอย่างก่อนพิมพ์">
        <CoverSheet feed={feed} bill={bill} />
      </Section>
    </>
  )
}

function People({ bill, query }: Omit<CoverProps, 'feed'>) {
  const { found } = bill
  const { q, change } = query.asked
  return (
    <Section
      title={change ? `รายคน: ${PERSON_CHANGES[change as PersonChange] ?? ''}` : 'รายคน'}
      aside={
        <p role="status" className="figures text-small text-muted">
          {found.total} ราย รวม <Money amount={found.billed} />
        </p>
      }
    >
      <PeopleSearch q={q} onSearch={(q) => query.change({ q })} />
      {found.total === 0 ? (
        <div className="mt-3">
          <Empty
            Icon={SearchX}
            title="ไม่พบสมาชิกที่ตรงกับที่ค้นหา"
            text="ลองตรวจตัวสะกด หรือดูสมาชิกทั้งหมดของเดือนนี้"
          >
            <ButtonLink to={`?period=${bill.period}`} label="ดูทั้งหมด" />
          </Empty>
        </div>
      ) : (
        <div className="card @container mt-3 overflow-hidden">
          {found.rows.map((person) => (
            <PersonCard key={person.membership_no} person={person} tells={change !== ''} />
          ))}
        </div>
      )}
      <PeoplePages found={found} query={query} />
    </Section>
  )
}
