import { Ban, CircleCheck, Hourglass, KeyRound, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import type { StaffCode, StaffPerson } from '#contract/staff/people.ts'
import { recentDate } from '#domain/calendar/thai-date.ts'
import { ROLE_WORDS } from '#domain/identity/staff-role-words.ts'
import { address } from '../../../client/address.ts'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { SendDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { useOfficer } from '../../client/use-staff.ts'

interface PeopleProps {
  people: readonly StaffPerson[]
  onEdit: (person: StaffPerson) => void
  onDone: (code?: StaffCode) => void
}

// biome-ignore format: one row a state
const STANDS: Record<StaffPerson['stands'], BadgeStyle> = {
  ready:     ['green', CircleCheck, 'พร้อมใช้งาน'],
  no_second: ['amber', ShieldAlert, 'ยังไม่เพิ่มแอปยืนยันตัวตน'],
  waiting:   ['blue',  Hourglass,   'รอตั้งรหัสผ่าน'],
  no_code:   ['gray',  KeyRound,    'ยังไม่มีรหัส'],
}

const COLUMNS: readonly Column<StaffPerson>[] = [
  {
    head: 'ชื่อ',
    cell: ({ name, login }) => (
      <>
        <span className="block font-semibold">{name}</span>
        <span className="text-caption text-muted">{login}</span>
      </>
    ),
  },
  {
    head: 'บทบาท',
    cell: ({ roles }) => roles.map((role) => ROLE_WORDS[role].name).join(', ') || 'ไม่มีบทบาท',
  },
  { head: 'สถานะ', cell: (person) => <Stands person={person} /> },
  {
    head: 'เข้าใช้ล่าสุด',
    cell: ({ last_sign_in }) =>
      last_sign_in ? recentDate(new Date(last_sign_in), new Date()) : 'ยังไม่เคย',
    whole: true,
  },
  {
    head: 'แก้ไขล่าสุด',
    cell: ({ changed_by, changed_at }) => <ChangedBy did="" by={changed_by} at={changed_at} />,
  },
]

type Asked = { what: 'code' | 'suspend' | 'restore'; person: StaffPerson }

export function People({ people, onEdit, onDone }: PeopleProps) {
  const { login } = useOfficer()
  const [asked, setAsked] = useState<Asked>()

  return (
    <>
      <ListTable
        caption="เจ้าหน้าที่ทั้งหมด"
        columns={COLUMNS}
        rows={people}
        keyOf={(person) => person.login}
        actions={(person) => (
          <Actions
            person={person}
            isMe={person.login === login}
            onEdit={() => onEdit(person)}
            onAsk={(what) => setAsked({ what, person })}
          />
        )}
      />
      {asked && (
        <SendDialog
          {...wordsFor(asked)}
          send={async (act) => {
            const { login } = asked.person
            return asked.what === 'code'
              ? act(address('/api/admin/staff/:login/code', { login }))
              : act(address('/api/admin/staff/:login/suspension', { login }), {
                  suspended: asked.what === 'suspend',
                })
          }}
          onSent={({ data }: { rc_code: '1'; data?: StaffCode }) => onDone(data)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function Stands({ person: { suspended_at, stands } }: { person: StaffPerson }) {
  return <StyledBadge by={suspended_at ? (['red', Ban, 'ระงับ'] as const) : STANDS[stands]} />
}

interface ActionsProps {
  person: StaffPerson
  isMe: boolean
  onEdit: () => void
  onAsk: (what: Asked['what']) => void
}

function Actions({ person: { name, suspended_at }, isMe, onEdit, onAsk }: ActionsProps) {
  const press = 'link min-h-11 px-2 text-small whitespace-nowrap'
  return (
    <>
      <button type="button" className={press} onClick={onEdit} aria-label={`แก้ไข ${name}`}>
        แก้ไข
      </button>
      {!isMe && !suspended_at && (
        <>
          <button
            type="button"
            className={press}
            onClick={() => onAsk('code')}
            aria-label={`ออกรหัสใหม่ให้ ${name}`}
          >
            ออกรหัสใหม่
          </button>
          <button
            type="button"
            className={press}
            onClick={() => onAsk('suspend')}
            aria-label={`ระงับ ${name}`}
          >
            ระงับ
          </button>
        </>
      )}
      {suspended_at && (
        <button
          type="button"
          className={press}
          onClick={() => onAsk('restore')}
          aria-label={`เปิดใช้อีกครั้ง ${name}`}
        >
          เปิดใช้อีกครั้ง
        </button>
      )}
    </>
  )
}

function wordsFor({ what, person: { name, login } }: Asked) {
  if (what === 'code') {
    return {
      title: `ออกรหัสใหม่ให้ ${name}?`,
      text: 'รหัสผ่าน แอปยืนยันตัวตน และรหัสสำรองเดิมจะใช้ไม่ได้ทันที เจ้าตัวต้องใช้รหัสใหม่ตั้งค่าอีกครั้ง',
      action: 'ออกรหัสใหม่',
      typed: login,
    }
  }
  if (what === 'suspend') {
    return {
      title: `ระงับ ${name}?`,
      text: 'จะออกจากระบบทันทีและเข้าไม่ได้จนกว่าจะเปิดใช้อีกครั้ง ประวัติการทำงานยังอยู่ครบ',
      action: 'ระงับบัญชี',
    }
  }
  return {
    title: `เปิดใช้ ${name} อีกครั้ง?`,
    text: 'เข้าสู่ระบบได้ด้วยรหัสผ่านและแอปเดิม ตามบทบาทเดิม',
    action: 'เปิดใช้บัญชี',
  }
}
