import { KeyRound, LockOpen, LogOut, RotateCcwKey } from 'lucide-react'
import { useState } from 'react'
import type { Activation, MemberAccount, MemberProfile } from '#contract/staff/member.ts'
import { longDate, recentDate, shortDate } from '#domain/calendar/thai-date.ts'
import { address, below } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { Facts } from '../../../ui/data/facts.tsx'
import { Folded } from '../../../ui/data/folded.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { SendDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useMay } from '../../client/use-staff.ts'
import { ActivationSlip } from './activation-slip.tsx'
import { NewPhone } from './new-phone.tsx'

type Session = MemberAccount['sessions'][number]
type Act = 'activation' | 'unlock' | 'recovery/reopen' | 'sessions/end'

const WAIT_FROM = 5

const COLUMNS: readonly Column<Session>[] = [
  { head: 'อุปกรณ์', cell: ({ device }) => device || 'ไม่ทราบ' },
  {
    head: 'เข้าสู่ระบบเมื่อ',
    cell: ({ signed_in_at }) => shortDate(new Date(signed_in_at)),
    whole: true,
  },
  {
    head: 'ใช้ล่าสุด',
    cell: ({ last_seen_at }) => recentDate(new Date(last_seen_at), new Date()),
    whole: true,
  },
]

export function AccountTab({ profile }: { profile: MemberProfile }) {
  const { membership_no, name, is_own } = profile
  const path = address('/api/admin/members/:no', { no: membership_no })
  const request = useQuery(below(path, '/account'))
  const mayServe = useMay('serve_members')
  const mayCheck = useMay('check_requests')
  const [act, setAct] = useState<Act>()
  const [slip, setSlip] = useState<Activation>()

  return (
    <div className="grid gap-4">
      {slip && (
        <ActivationSlip
          membershipNo={membership_no}
          name={name}
          slip={slip}
          onClose={() => {
            setSlip(undefined)
            request.again()
          }}
        />
      )}
      <StaffLoaded from={request}>
        {(account) => (
          <div className="grid gap-4">
            <div className="card p-4 sm:p-5">
              <Facts facts={factsOf(account)} />
            </div>
            {mayServe && !is_own && (
              <div className="flex flex-wrap gap-2">
                <Button
                  Icon={KeyRound}
                  label="ออกรหัสเปิดใช้งาน"
                  onClick={() => setAct('activation')}
                />
                <Button Icon={LockOpen} label="ปลดล็อกบัญชี" onClick={() => setAct('unlock')} />
                {account.stopped_at && (
                  <Button
                    Icon={RotateCcwKey}
                    label="เปิดการตั้งรหัสผ่านอีกครั้ง"
                    onClick={() => setAct('recovery/reopen')}
                  />
                )}
                <Button
                  Icon={LogOut}
                  label="ให้ทุกอุปกรณ์ออกจากระบบ"
                  onClick={() => setAct('sessions/end')}
                />
              </div>
            )}
            {mayCheck && !is_own && (
              <Folded title="รับเปลี่ยนหมายเลขโทรศัพท์ที่เคาน์เตอร์">
                <NewPhone no={membership_no} />
              </Folded>
            )}
            {is_own && <p className="text-muted">บัญชีของท่านเอง ให้เจ้าหน้าที่ท่านอื่นทำรายการให้</p>}
            {account.sessions.length > 0 && (
              <ListTable
                caption="อุปกรณ์ที่เข้าสู่ระบบอยู่"
                columns={COLUMNS}
                rows={account.sessions}
                keyOf={({ signed_in_at }) => signed_in_at}
              />
            )}
          </div>
        )}
      </StaffLoaded>
      {act && (
        <SendDialog
          {...WORDS[act](name)}
          send={async (send) =>
            act === 'activation'
              ? send(below(path, '/activation'), { identity_checked: true })
              : send(below(path, `/${act}`))
          }
          // Nothing else of the page moves while the code is there to be read.
          onSent={(answer) => ('data' in answer ? setSlip(answer.data) : request.again())}
          onClose={() => setAct(undefined)}
        />
      )}
    </div>
  )
}

function factsOf({ password_set_at, slip, failures, sessions, stopped_at }: MemberAccount) {
  return [
    ['รหัสผ่าน', password_set_at ? `ตั้งเมื่อ ${longDate(new Date(password_set_at))}` : 'ยังไม่ได้ตั้ง'],
    ['รหัสเปิดใช้งาน', slip ? `ใช้ได้ถึง ${longDate(new Date(slip.expires_at))}` : 'ไม่มีที่ใช้ได้'],
    [
      'การตั้งรหัสผ่านใหม่',
      stopped_at ? `สมาชิกสั่งหยุดเมื่อ ${longDate(new Date(stopped_at))}` : 'ทำได้ตามปกติ',
    ],
    ['ใส่รหัสผ่านผิดวันนี้', `${failures} ครั้ง${failures >= WAIT_FROM ? ' ต้องรอก่อนลองใหม่' : ''}`],
    ['เข้าสู่ระบบอยู่', `${sessions.length} อุปกรณ์`],
  ] as const
}

const WORDS: Record<Act, (name: string) => { title: string; text: string; action: string }> = {
  activation: (name) => ({
    title: `ออกรหัสเปิดใช้งานให้ ${name}?`,
    text: 'ตรวจบัตรประชาชนของสมาชิกที่อยู่ต่อหน้าแล้ว รหัสเปิดใช้งานที่ออกก่อนหน้าจะใช้ไม่ได้ (รหัสผ่านเดิมยังใช้ได้) และระบบแจ้งสมาชิกทาง SMS หรืออีเมล',
    action: 'ตรวจบัตรแล้ว ออกรหัส',
  }),
  unlock: (name) => ({
    title: `ปลดล็อกบัญชีของ ${name}?`,
    text: 'สมาชิกลองใส่รหัสผ่านและใบเปิดใช้งานได้ทันทีโดยไม่ต้องรอ จำนวนครั้งที่ใส่ผิดของทั้งสองอย่างนับใหม่ รหัสผ่านเดิมไม่เปลี่ยน',
    action: 'ปลดล็อกบัญชี',
  }),
  'recovery/reopen': (name) => ({
    title: `เปิดการตั้งรหัสผ่านของ ${name} อีกครั้ง?`,
    text: 'สมาชิกสั่งหยุดไว้เพราะสงสัยว่ามีผู้อื่นแอบอ้าง ตรวจบัตรประชาชนของสมาชิกที่อยู่ต่อหน้าแล้ว และต้องให้เจ้าหน้าที่อีกท่านยืนยัน',
    action: 'ตรวจบัตรแล้ว เสนอให้เปิด',
  }),
  'sessions/end': (name) => ({
    title: `ให้ทุกอุปกรณ์ของ ${name} ออกจากระบบ?`,
    text: 'สมาชิกต้องเข้าสู่ระบบใหม่ด้วยรหัสผ่านเดิม ใช้เมื่อโทรศัพท์หายหรือสงสัยว่ามีผู้อื่นใช้',
    action: 'ให้ออกจากระบบทั้งหมด',
  }),
}
