import { FileSpreadsheet, FileText, Printer, SearchX } from 'lucide-react'
import type { SummarizeRepFeed } from '#contract/unit/bill.ts'
import { buddhistYear, monthAndYear } from '#domain/calendar/thai-date.ts'
import { tooLongToPrint } from '#domain/unit/unit-list-paper.ts'
import { address } from '../client/address.ts'
import { useQuery } from '../client/use-query.ts'
import { Section } from '../ui/area/section.tsx'
import { FilterLinks } from '../ui/data/filter-links.tsx'
import { Empty } from '../ui/feedback/empty.tsx'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { BillPage } from './bill/bill-page.tsx'
import { KindTable } from './bill/kind-table.tsx'
import { MonthsChart } from './bill/months-chart.tsx'
import { PeopleFilters } from './bill/people-filters.tsx'
import { PeopleSearch } from './bill/people-search.tsx'
import { PeopleTable } from './bill/people-table.tsx'
import { SummarySheet } from './bill/summary-sheet.tsx'
import { Take } from './bill/take.tsx'
import { useBillQuery } from './bill/use-bill-query.ts'
import { PeoplePages } from './people-pages.tsx'

const PAPERS = '/api/membergroup/papers'

type Summary = NonNullable<SummarizeRepFeed['summary']>

export function Component() {
  const query = useBillQuery()
  const request = useQuery(address('/api/membergroup/summarize_rep', query.text), {
    quiet: true,
  })
  return (
    <BillPage
      title="สรุปรายการเรียกเก็บ"
      at="/membergroup/summarize_rep"
      from={request}
      shown={({ summary }) => summary?.period}
    >
      {({ summary, ...feed }) =>
        summary && (
          <>
            <div className="no-print mb-4">
              <FilterLinks
                label="ช่วงเวลา"
                chosen={summary.year === null ? 'month' : String(summary.year)}
                choices={[
                  { value: 'month', label: 'รายเดือน' },
                  ...feed.years.map((year) => ({
                    value: String(year),
                    label: `ปี ${buddhistYear(year)}`,
                  })),
                ]}
                to={(value) =>
                  value === 'month' ? `?period=${feed.months[0]?.period}` : `?year=${value}`
                }
              />
            </div>
            <Summed summary={summary} />
            {summary.found && <People found={summary.found} summary={summary} query={query} />}
            <Section title="ตัวอย่างก่อนพิมพ์">
              <SummarySheet feed={{ ...feed, summary }} summary={summary} of={spanOf(summary)} />
            </Section>
          </>
        )
      }
    </BillPage>
  )
}

function Summed({ summary }: { summary: Summary }) {
  const { groups, billed, sums, period, year } = summary
  const scope = period ? `?period=${period}` : `?year=${year}`
  const of = spanOf(summary)
  const lines = groups.reduce((count, group) => count + group.lines, 0)
  return (
    <>
      <div className="no-print flex flex-wrap gap-2">
        <Take
          files={[
            { label: 'สรุป PDF', path: `${PAPERS}/summarize_rep/pdf${scope}`, Icon: FileText },
            {
              label: 'สรุป Excel',
              path: `${PAPERS}/summarize_rep/xlsx${scope}`,
              Icon: FileSpreadsheet,
            },
          ]}
        />
        <Button Icon={Printer} label="พิมพ์" className="h-fit" onClick={() => print()} />
      </div>
      <Section title={`ยอดตามกลุ่มและประเภท ${of}`}>
        <div className="grid items-start gap-4 2xl:grid-cols-2">
          <KindTable
            caption={`ยอดเรียกเก็บ${of}`}
            groups={groups}
            people={summary.people}
            lines={lines}
            billed={billed}
          />
          <MonthsChart title={chartTitle(sums)} months={sums} />
        </div>
      </Section>
    </>
  )
}

function spanOf({ period, year }: Summary): string {
  return period ? `เดือน${monthAndYear(`${period}-01`)}` : `ปี ${buddhistYear(Number(year))}`
}

function chartTitle(sums: Summary['sums']): string {
  const [most] = sums.toSorted((one, other) => other.billed - one.billed)
  return most && sums.length > 1
    ? `${sums.length} เดือน เรียกเก็บสูงสุดเดือน${monthAndYear(`${most.period}-01`)}`
    : 'ยอดเรียกเก็บรายเดือน'
}

interface PeopleProps {
  found: NonNullable<Summary['found']>
  summary: Summary
  query: ReturnType<typeof useBillQuery>
}

function People({ found, summary, query }: PeopleProps) {
  const kinds = summary.groups.flatMap(({ kinds }) => kinds)
  const { q, kind, state } = query.asked
  const long = tooLongToPrint(found.total)
  const filtered = query.withChanged({ period: summary.period ?? '', year: '' })
  return (
    <Section title="รายคน">
      <div className="mb-3 grid gap-3 lg:grid-cols-2 lg:items-end">
        <PeopleSearch q={q} onSearch={(q) => query.change({ q })} />
        <PeopleFilters kinds={kinds} kind={kind} state={state} onChange={query.change} />
      </div>
      {found.total === 0 ? (
        <Empty
          Icon={SearchX}
          title="ไม่พบสมาชิกที่ตรงกับตัวกรอง"
          text="ลองลดตัวกรองลง หรือดูสมาชิกทั้งหมดของเดือนนี้"
        >
          <ButtonLink to={`?period=${summary.period}`} label="ดูทั้งหมด" />
        </Empty>
      ) : (
        <>
          <p role="status" className="sr-only">
            พบ {found.total} ราย
          </p>
          <PeopleTable found={found} kinds={kinds} />
          <div className="mt-3">
            <Take
              files={[
                {
                  label: `ดาวน์โหลด Excel (${found.total} คน)`,
                  path: `${PAPERS}/list/xlsx${filtered}`,
                  Icon: FileSpreadsheet,
                },
                {
                  label: `ดาวน์โหลด CSV (${found.total} คน)`,
                  path: `${PAPERS}/list/csv${filtered}`,
                  Icon: FileSpreadsheet,
                },
                ...(long
                  ? []
                  : [
                      {
                        label: 'บัญชีรายชื่อ PDF',
                        path: `${PAPERS}/list/pdf${filtered}`,
                        Icon: FileText,
                      },
                    ]),
              ]}
            />
            {long && <p className="mt-1 text-small text-muted">{long}</p>}
          </div>
        </>
      )}
      <PeoplePages found={found} query={query} />
    </Section>
  )
}
