import { KeyRound, UserPlus, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { UnitCode, UnitUser } from '#contract/staff/units.ts'
import { recentDate } from '#domain/calendar/thai-date.ts'
import { address } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useMay } from '../../client/use-staff.ts'
import { UnitCodeCard } from './code-card.tsx'
import { UserForm } from './user-form.tsx'

interface UsersProps {
  unitNo: string
  users: readonly UnitUser[]
  onDone: () => void
}

/** Who comes in for the unit; codes are shown once, to be handed over. */
export function Users({ unitNo, users, onDone }: UsersProps) {
  const mayServe = useMay('serve_units')
  const { act, busy } = useAction()
  const [adding, setAdding] = useState(false)
  const [given, setGiven] = useState<UnitCode>()
  const [disabling, setDisabling] = useState<UnitUser>()

  async function giveCode(login: string) {
    const reply = await act(
      address('/api/admin/units/:unitNo/users/:login/code', { unitNo, login }),
    )
    if (reply) setGiven(reply.data)
  }
  async function setDisabled(login: string, disabled: boolean) {
    const reply = await act(address('/api/admin/units/:unitNo/users/:login', { unitNo, login }), {
      disabled,
    })
    setDisabling(undefined)
    if (reply) onDone()
  }
  return (
    <section aria-labelledby="users">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="users" className="text-h3">
          ผู้ใช้ของหน่วยงาน
        </h2>
        {mayServe && <Button Icon={UserPlus} label="เพิ่มผู้ใช้" onClick={() => setAdding(true)} />}
      </div>
      {given && <UnitCodeCard {...given} onClose={() => setGiven(undefined)} />}
      {users.length === 0 && <p className="card p-4 text-muted">ยังไม่มีผู้ใช้ของหน่วยงานนี้</p>}
      <ul className="divide-y divide-border rounded-card border border-border empty:hidden">
        {users.map((user) => (
          <li key={user.login} className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
            <UserRound aria-hidden className="size-6 shrink-0 text-muted" />
            <Person user={user} />
            {mayServe && (
              <div className="flex flex-wrap gap-2">
                {!user.disabled_at && (
                  <Button
                    Icon={KeyRound}
                    label="ออกรหัส"
                    aria-label={`ออกรหัส ${user.login}`}
                    onClick={() => giveCode(user.login)}
                  />
                )}
                <Button
                  label={user.disabled_at ? 'เปิดใช้งาน' : 'ระงับ'}
                  aria-label={`${user.disabled_at ? 'เปิดใช้งาน' : 'ระงับ'} ${user.login}`}
                  onClick={() =>
                    user.disabled_at ? setDisabled(user.login, false) : setDisabling(user)
                  }
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {adding && (
        <UserForm
          unitNo={unitNo}
          first={users.length === 0}
          onAdded={() => {
            setAdding(false)
            onDone()
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {disabling && (
        <ConfirmDialog
          title={`ระงับผู้ใช้ ${disabling.login}?`}
          text={`${disabling.name} จะออกจากระบบทันทีและเข้าใช้ไม่ได้ จนกว่าจะเปิดใช้งานอีกครั้ง`}
          action="ระงับผู้ใช้"
          busy={busy}
          onConfirm={() => setDisabled(disabling.login, true)}
          onClose={() => setDisabling(undefined)}
        />
      )}
    </section>
  )
}

function Person({ user }: { user: UnitUser }) {
  const { login, name, position, phone, disabled_at, has_password, last_seen } = user
  const seen = last_seen ? `ใช้ล่าสุด ${recentDate(new Date(last_seen), new Date())}` : 'ยังไม่เคยเข้าใช้'
  return (
    <div className="min-w-0 flex-1 basis-52">
      <p className="font-semibold">
        {name} {disabled_at && <Badge tone="gray" icon={UserRound} words="ระงับแล้ว" />}
        {!disabled_at && !has_password && (
          <Badge tone="amber" icon={KeyRound} words="ยังไม่ตั้งรหัสผ่าน" />
        )}
      </p>
      <p className="figures text-small text-muted">
        {[login, position, phone, seen].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
