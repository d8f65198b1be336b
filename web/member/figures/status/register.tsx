import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StatusFeed } from '#contract/member/status.ts'
import { longDate, shortDate } from '#domain/calendar/thai-date.ts'
import { fullName } from '#domain/person/full-name.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { NationalId } from './national-id.tsx'
import { addressLines, MEMBER_KINDS, PAY_METHODS, phoneInGroups, sinceInWords } from './words.ts'

const STATES: Record<StatusFeed['state'], string> = {
  active: 'สมาชิกปัจจุบัน',
  retired: 'สมาชิกปัจจุบัน (เกษียณอายุ)',
  left: 'พ้นสมาชิกภาพ',
  died: 'ถึงแก่กรรม',
}

const UNKNOWN = '–'

/** What the cooperative has on record, in groups, and whom to tell when it is wrong. */
export function Register(member: StatusFeed) {
  const { joined_on, ended_on, as_of, unit, bank } = member
  const isMember = member.state === 'active' || member.state === 'retired'
  return (
    <>
      <Group
        title="ข้อมูลสมาชิก"
        facts={[
          ['เลขสมาชิก', member.membership_no],
          ['ชื่อ–สกุล', fullName(member)],
          [
            'สถานะ',
            <Badge
              key="state"
              tone={isMember ? 'green' : 'gray'}
              icon={isMember ? CircleCheck : CircleDashed}
              words={STATES[member.state]}
            />,
          ],
          ['ประเภทสมาชิก', MEMBER_KINDS[member.member_kind]],
          [
            'วันที่เป็นสมาชิก',
            <>
              {longDate(joined_on)}
              <Under>{sinceInWords(joined_on, ended_on ?? as_of)}</Under>
            </>,
          ],
          ...(ended_on ? [['วันที่พ้นสมาชิกภาพ', longDate(ended_on)] as const] : []),
          ['วันเกิด', longDate(member.birth_date)],
          ['เลขที่บัตรประชาชน', <NationalId key="id" masked={member.national_id_masked} />],
        ]}
      />
      <Group
        title="การทำงาน"
        facts={[
          [
            'หน่วยงาน',
            <>
              {unit.name}
              <Under>รหัสหน่วยงาน {unit.unit_no}</Under>
            </>,
          ],
          ['ตำแหน่ง', member.position ?? UNKNOWN],
          ['เงินเดือน', <Money key="salary" amount={member.salary} />],
          ...unitsBefore(member),
        ]}
      />
      <Group
        title="ติดต่อ"
        changeAt="/member/contact"
        facts={[
          [
            'ที่อยู่',
            addressLines(member).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            )),
          ],
          ['มือถือ', <Phone key="mobile" number={member.mobile} />],
          ['โทรศัพท์บ้าน', <Phone key="home" number={member.home_phone} />],
        ]}
      />
      <Group
        title="การเงิน"
        changeAt="/member/bank_account"
        facts={[
          ['วิธีรับเงินปันผล', bank ? PAY_METHODS[bank.pay_method] : UNKNOWN],
          ['เลขที่บัญชี', bank?.account_masked ?? UNKNOWN],
        ]}
      />
    </>
  )
}

function unitsBefore({ units }: StatusFeed): Fact[] {
  const before = units.filter(({ until_on }) => until_on !== null)
  if (before.length === 0) return []
  return [
    [
      'หน่วยงานก่อนหน้า',
      before.map(({ unit_no, name, from_on, until_on }) => (
        <span key={`${unit_no} ${from_on}`} className="block">
          {name}
          <Under>
            {shortDate(from_on)} – {until_on && shortDate(until_on)}
          </Under>
        </span>
      )),
    ],
  ]
}

type Fact = readonly [label: string, value: ReactNode]

interface GroupProps {
  title: string
  facts: readonly Fact[]
  /** The page on which it is asked to be changed, where it has one. */
  changeAt?: string
}

function Group({ title, facts, changeAt }: GroupProps) {
  return (
    <Section title={title}>
      <div className="@container">
        <dl className="card grid grid-cols-1 px-4 sm:grid-cols-2 sm:gap-x-8 sm:px-6">
          {facts.map(([label, value]) => (
            <div
              key={label}
              className="grid gap-x-3 border-b border-border py-2.5 last:border-0 @[21rem]:grid-cols-[8rem_minmax(0,1fr)] sm:block sm:border-0 sm:py-3"
            >
              <dt className="text-small text-muted">{label}</dt>
              <dd className="figures min-w-0">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="no-print text-small text-muted">
        ข้อมูลไม่ถูกต้อง?{' '}
        {changeAt ? (
          <Link to={changeAt} className="link inline-flex min-h-11 items-center">
            ขอเปลี่ยนข้อมูล<span className="sr-only"> {title}</span>
          </Link>
        ) : (
          <a href="#correct" className="link inline-flex min-h-11 items-center">
            ขอแก้ไขข้อมูล<span className="sr-only"> {title}</span>
          </a>
        )}
      </p>
    </Section>
  )
}

function Under({ children }: { children: ReactNode }) {
  return <span className="block text-small text-muted">{children}</span>
}

function Phone({ number }: { number: string | null }) {
  if (!number) return UNKNOWN
  return (
    <a className="link" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {phoneInGroups(number)}
    </a>
  )
}
