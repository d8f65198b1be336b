import type { StaffCode, StaffPerson } from '#contract/staff/people.ts'
import { may, STAFF_ROLES, type StaffRole } from '#domain/identity/staff-role.ts'
import { ROLE_WORDS } from '#domain/identity/staff-role-words.ts'
import { address } from '../../../client/address.ts'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { FieldGroup } from '../../../ui/form/field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { useFields } from '../../../ui/form/use-form.ts'

interface PersonFormProps {
  /** Undefined for somebody new. */
  person: StaffPerson | undefined
  onDone: (code?: StaffCode) => void
  onClose: () => void
}

export function PersonForm({ person, onDone, onClose }: PersonFormProps) {
  const { values, change, problems, passes, send, busy, field } = useFields({
    login: '',
    name: person?.name ?? '',
    membership_no: person?.membership_no ?? '',
    roles: person?.roles ?? [],
  })
  const { login, name, roles } = values

  async function submit() {
    const wrong = {
      ...(!person && !login.trim() && { login: 'กรอกชื่อผู้ใช้' }),
      ...(!name.trim() && { name: 'กรอกชื่อและนามสกุล' }),
      ...(!person && roles.length === 0 && { roles: 'เลือกบทบาทอย่างน้อยหนึ่งอย่าง' }),
    }
    if (!passes(wrong)) return
    const wishes = { name, roles, membership_no: values.membership_no.trim() }
    if (person) {
      const path = address('/api/admin/staff/:login', { login: person.login })
      if (await send(path, { ...wishes, seen: person.changed_at })) onDone()
    } else {
      const answer = await send('/api/admin/staff', { ...wishes, login: login.trim() })
      if (answer) onDone(answer.data)
    }
  }
  function turn(role: StaffRole, on: boolean) {
    change({ roles: STAFF_ROLES.filter((one) => (one === role ? on : roles.includes(one))) })
  }
  return (
    <Dialog title={person ? `แก้ไข ${person.name}` : 'เพิ่มเจ้าหน้าที่'} busy={busy} onClose={onClose}>
      <Form onSubmit={submit} className="grid grid-cols-1 gap-5">
        <ErrorSummary problems={problems} />
        {!person && (
          <TextField
            {...field('login')}
            label="ชื่อผู้ใช้"
            hint="อักษรอังกฤษพิมพ์เล็กและตัวเลข เปลี่ยนภายหลังไม่ได้"
            maxLength={60}
          />
        )}
        <TextField {...field('name')} label="ชื่อและนามสกุล" maxLength={60} />
        <TextField
          {...field('membership_no')}
          label="เลขสมาชิก"
          hint="หากเป็นสมาชิกด้วย เพื่อป้องกันการทำรายการกับบัญชีสมาชิกของตนเอง"
          optional
          maxLength={60}
        />
        <FieldGroup name="roles" label="บทบาท" error={problems.roles}>
          <div className="grid gap-2">
            {STAFF_ROLES.map((role, at) => (
              <Tick
                key={role}
                id={at === 0 ? 'roles' : undefined}
                checked={roles.includes(role)}
                onChange={(on) => turn(role, on)}
              >
                {ROLE_WORDS[role].name}
                <span className="block text-small">{ROLE_WORDS[role].work}</span>
              </Tick>
            ))}
          </div>
        </FieldGroup>
        {may(roles, 'import') && may(roles, 'approve_import') && (
          <p role="status" className="text-small text-amber-fg">
            ผู้นี้จะทั้งนำเข้าและอนุมัติข้อมูลได้ ควรแยกเป็นคนละคน หากตั้งให้มีผู้อนุมัติคนที่สอง ระบบไม่ให้อนุมัติรอบที่ตนนำเข้า
          </p>
        )}
        <DialogButtons>
          <SendButton
            label={person ? 'บันทึก' : 'เพิ่มและออกรหัส'}
            sending={busy}
            meanwhile="กำลังบันทึก…"
          />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
