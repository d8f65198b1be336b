import { CircleCheck, CircleDashed, type LucideIcon, UserRoundSearch } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { MemberHits } from '#contract/staff/member.ts'
import { recentDate } from '#domain/calendar/thai-date.ts'
import { useSentQuery } from '../../client/use-query.ts'
import { Badge, type Tone } from '../../ui/data/badge.tsx'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { SearchBox } from './members/search-box.tsx'
import { MEMBER_STATES } from './members/words.ts'

const GUIDE = [
  'พิมพ์เลขสมาชิก ส่วนใดส่วนหนึ่งของชื่อ นามสกุล หรือชื่อหน่วยงาน หรือเลขบัตรประชาชน 13 หลัก แล้วกดค้นหา',
  'เบอร์โทรศัพท์พิมพ์เพียง 4 หลักท้าย หรือทั้งเบอร์ คำนำหน้าชื่อจะพิมพ์หรือไม่พิมพ์ก็ได้',
  'ทุกครั้งที่เปิดดูข้อมูลสมาชิก ระบบบันทึกไว้ และสมาชิกเห็นในหน้า “การเข้าถึงข้อมูลของฉัน”',
]

type Row = MemberHits['members'][number]

const COLUMNS: readonly Column<Row>[] = [
  {
    head: 'ชื่อ',
    cell: ({ membership_no, name }) => (
      <span>
        <span className="block">{name}</span>
        <span className="figures block text-caption font-normal text-muted">{membership_no}</span>
      </span>
    ),
  },
  { head: 'หน่วยงาน', cell: ({ unit }) => unit ?? '–' },
  { head: 'สถานะ', cell: ({ state }) => <State state={state} /> },
  {
    head: 'เข้าใช้ล่าสุด',
    cell: ({ last_seen_at }) =>
      last_seen_at ? recentDate(new Date(last_seen_at), new Date()) : 'ยังไม่เคย',
    whole: true,
  },
]

export function Component() {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('page')) || 1
  const kept = params.get('q') ?? ''
  // A national id or a phone is searched for without standing in the address, which stays in histories.
  const [secret, setSecret] = useState('')
  const words = secret || kept

  function search(typed: string) {
    const isId = typed.replace(/[\s-]/g, '').length >= 9 && !/\p{L}/u.test(typed)
    setSecret(isId ? typed : '')
    setParams(isId || !typed ? {} : { q: typed })
  }
  return (
    <>
      <PageHead title="สมาชิก" guide={GUIDE} />
      <SearchBox key={kept} value={kept} onSearch={search} />
      {words ? (
        <Found words={words} page={page} to={(wanted) => toPage(params, wanted)} />
      ) : (
        <Empty
          title="ค้นหาสมาชิก"
          text="พิมพ์ชื่อ เลขสมาชิก เบอร์โทรศัพท์ 4 หลักท้าย ชื่อหน่วยงาน หรือเลขบัตรประชาชน"
          Icon={UserRoundSearch}
        />
      )}
    </>
  )
}

function toPage(params: URLSearchParams, wanted: number): string {
  const next = new URLSearchParams(params)
  next.set('page', String(wanted))
  return `?${next}`
}

function Found({ words, page, to }: { words: string; page: number; to: (page: number) => string }) {
  const request = useSentQuery('/api/admin/members/search', { q: words, page }, { quiet: true })
  return (
    <StaffLoaded from={request}>
      {({ members, total }) =>
        total === 0 ? (
          <Empty title="ไม่พบสมาชิก" text="ตรวจตัวสะกด หรือลองใช้ชื่อเพียงบางส่วน" Icon={UserRoundSearch} />
        ) : (
          <>
            <ListTable
              caption="สมาชิกที่พบ"
              columns={COLUMNS}
              rows={members}
              keyOf={({ membership_no }) => membership_no}
              to={({ membership_no }) => `/admin/members/${membership_no}`}
            />
            <Pager page={page} total={total} to={to} unit="คน" />
          </>
        )
      }
    </StaffLoaded>
  )
}

function State({ state }: Pick<Row, 'state'>) {
  const isMember = state === 'active' || state === 'retired'
  const [tone, Icon]: [Tone, LucideIcon] = isMember
    ? ['green', CircleCheck]
    : ['gray', CircleDashed]
  return <Badge tone={tone} icon={Icon} words={MEMBER_STATES[state]} />
}
