import { Link } from 'react-router'
import type { CollectionLine, KepFeed } from '#contract/member/kep.ts'
import { isDivided } from '#domain/collection/collection-words.ts'
import { bahtText } from '#domain/money/baht-text.ts'
import { Section } from '../../../ui/area/section.tsx'
import { AmountInWords } from '../../../ui/statement/amount.tsx'
import { InterestSum } from '../../../ui/statement/interest-sum.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { type Column, StatementTable } from '../../../ui/statement/statement-table.tsx'
import { LineMark } from './line-mark.tsx'

type Collection = NonNullable<KepFeed['collection']>
/** `differs`: not all of the month was deducted, so that each line says how much was. */
type Line = CollectionLine & { group: string; differs: boolean }

/** What the bill is made of, by group, with what is left after it. */
export function CollectionLines({ collection }: { collection: Collection }) {
  const { groups, billed, deducted, missing, state } = collection
  // Where all was taken, or nothing is known yet, a second column would say the same or nothing.
  const differs = state === 'partly' || state === 'none'
  const lines: Line[] = groups.flatMap(({ group, lines: own }) =>
    own.map((line) => ({ ...line, group, differs })),
  )
  return (
    <Section title="รายการ">
      <StatementTable
        caption="รายการเรียกเก็บแยกตามกลุ่ม หน่วยเป็นบาท"
        columns={differs ? [...COLUMNS, DEDUCTED, REMAINING] : [...COLUMNS, REMAINING]}
        rows={lines}
        keyOf={({ seq }) => seq}
        groupOf={({ group }) => headingOf(groups, group)}
        folded={{
          label: ['ที่มา', 'ของดอกเบี้ย'],
          of: ({ basis }) => basis && <InterestSum basis={basis} />,
        }}
      />
      <div className="mt-3 rounded-card border border-border bg-subtle p-4 sm:px-6">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
          <span>รวมทั้งสิ้น</span>
          <span className="text-h3">
            <Money amount={billed} />
          </span>
        </p>
        <p className="text-end text-small">
          <AmountInWords>{`(${bahtText(billed)})`}</AmountInWords>
        </p>
        {differs && (
          <p className="flex flex-wrap justify-end gap-x-4 text-small text-muted">
            <span>
              หักได้ <Money amount={deducted} />
            </span>
            <span>
              ขาด <Money amount={missing} />
            </span>
          </p>
        )}
      </div>
    </Section>
  )
}

function headingOf(groups: Collection['groups'], key: string) {
  const group = groups.find((each) => each.group === key)
  return {
    key,
    heading: group && (
      <span className="flex flex-wrap justify-between gap-x-4">
        <span>{group.name}</span>
        <Money amount={group.billed} />
      </span>
    ),
  }
}

const COLUMNS: Column<Line>[] = [
  {
    head: 'รายการ',
    place: 'title',
    words: true,
    cell: ({ title, line_kind, ref_no, statement }) => (
      <LineMark kind={line_kind}>
        {statement ? (
          <Link
            className="link"
            to={`/member/${line_kind === 'loan' ? 'loan_statement' : 'dep_statement'}/${statement}`}
          >
            {title}
          </Link>
        ) : (
          title
        )}
        {ref_no && <span className="block text-small font-normal text-muted">{ref_no}</span>}
      </LineMark>
    ),
  },
  {
    head: 'งวดที่',
    place: ({ instalment }) => (instalment ? 'under' : 'none'),
    label: 'งวดที่',
    cell: ({ instalment }) => instalment ?? '–',
  },
  {
    head: 'เงินต้น',
    place: ({ line_kind }) => (isDivided(line_kind) ? 'pair' : 'none'),
    label: 'เงินต้น',
    cell: ({ line_kind, principal }) =>
      isDivided(line_kind) ? <Money amount={principal} unit={false} /> : '–',
  },
  {
    head: 'ดอกเบี้ย',
    place: ({ line_kind }) => (isDivided(line_kind) ? 'pair-end' : 'none'),
    label: 'ดอกเบี้ย',
    cell: ({ line_kind, interest }) =>
      isDivided(line_kind) ? <Money amount={interest} unit={false} /> : '–',
  },
  {
    head: 'เรียกเก็บ',
    place: 'amount',
    cell: ({ billed, deducted, differs }) => (
      <>
        <Money amount={billed} unit={false} />
        {differs && (
          <span className="block text-small font-normal text-muted @[40rem]:hidden">
            หักได้ <Money amount={deducted} unit={false} />
          </span>
        )}
      </>
    ),
  },
]

/** On a phone it stands under what was billed. */
const DEDUCTED: Column<Line> = {
  head: 'หักได้',
  place: 'none',
  cell: ({ deducted }) => <Money amount={deducted} unit={false} />,
}

const REMAINING: Column<Line> = {
  head: 'คงเหลือ',
  place: ({ remaining }) => (remaining === null ? 'none' : 'under-end'),
  label: 'คงเหลือ',
  cell: ({ remaining }) => (remaining === null ? '–' : <Money amount={remaining} unit={false} />),
}
