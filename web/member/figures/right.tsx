import { FilePen } from 'lucide-react'
import { Link } from 'react-router'
import type { RightFeed } from '#contract/member/right.ts'
import { firstOfMonth } from '#domain/calendar/day.ts'
import { longDate, shortMonth } from '#domain/calendar/thai-date.ts'
import { MEMBER_KIND_WORDS, PAYROLL_WORDS } from '#domain/loan-right/rule-in-words.ts'
import { formatBaht } from '#domain/money/money.ts'
import { feedRight } from '../../client/store/member-feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { RightPage } from '../../ui/right/right-page.tsx'
import { AsOf } from '../../ui/statement/as-of.tsx'
import { Money } from '../../ui/statement/money.tsx'
import { useImpersonation } from '../layout/use-member.ts'

export function Component() {
  const feed = useFeed(feedRight, '/api/member/right')
  return (
    <>
      <PageTitle title="สิทธิกู้ของฉัน" />
      <Loaded from={feed}>{(right) => <Right {...right} />}</Loaded>
    </>
  )
}

function Right({ as_of, facts, ...lendings }: RightFeed) {
  const impersonation = useImpersonation()
  return (
    <RightPage
      {...lendings}
      facts={facts}
      above={<Known as_of={as_of} facts={facts} />}
      then={(product, wish) =>
        product.online && !impersonation ? (
          <AskForIt wish={{ ...wish, product: product.name }} />
        ) : null
      }
    />
  )
}

/** What was typed goes along in the browser, not in the address. */
function AskForIt({ wish }: { wish: object }) {
  return (
    <p className="no-print mt-4">
      <Link
        to="/member/loan/request"
        state={{ wish }}
        className="button button-primary w-full sm:w-auto"
      >
        <FilePen aria-hidden className="size-5" />
        ขอกู้ตามนี้
      </Link>
    </p>
  )
}

function Known({ as_of, facts }: Pick<RightFeed, 'as_of' | 'facts'>) {
  const { contracts, missed, associations } = facts
  return (
    <section
      aria-label="ข้อมูลที่ใช้"
      className="mb-5 rounded-card border border-border bg-subtle p-4 lg:max-w-[44rem]"
    >
      <Facts
        facts={[
          ['เงินเดือน', <Money key="salary" amount={facts.salary} />],
          ['หุ้นสะสม', <Money key="shares" amount={facts.shares} />],
          ['เงินฝาก', <Money key="deposits" amount={facts.deposits} />],
          ['เป็นสมาชิกตั้งแต่', longDate(facts.joinedOn)],
          ['กลุ่ม', `${MEMBER_KIND_WORDS[facts.memberKind]} ${PAYROLL_WORDS[facts.payroll]}`],
          [
            'สัญญาที่ยังผ่อนอยู่',
            contracts
              .map(({ loanNo, balance }) => `${loanNo} คงเหลือ ${formatBaht(balance)}`)
              .join(', ') || 'ไม่มี',
          ],
          [
            'เดือนที่หักไม่ครบ',
            missed.map((month) => shortMonth(firstOfMonth(month))).join(', ') || 'ไม่มี',
          ],
          ['สมาคมฌาปนกิจ', associations.join(', ') || 'ไม่มี'],
        ]}
      />
      <AsOf day={as_of} />
    </section>
  )
}
