import type { UnitDetail } from '#contract/staff/units.ts'
import { address } from '../../../client/address.ts'
import { Titled } from '../../../ui/area/titled.tsx'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useMay } from '../../client/use-staff.ts'
import { useStaffDraft } from '../../client/use-staff-draft.ts'

interface ContactProps {
  unit: UnitDetail
  onDone: () => void
}

/** Whom the cooperative calls and writes to about the unit's months. */
export function Contact({ unit, onDone }: ContactProps) {
  const mayServe = useMay('serve_units')
  const { contact, phone, address } = unit
  return (
    <Titled title="ผู้ประสานงาน" head="mb-3 text-h3">
      <div className="card grid gap-4 p-4 sm:p-5">
        <Facts
          facts={[
            ['โทรศัพท์ของหน่วยงาน', phone ?? '–'],
            ['ที่อยู่', address ?? '–'],
          ]}
        />
        {mayServe ? (
          <ContactForm key={contact.changed_at} unit={unit} onDone={onDone} />
        ) : (
          <Facts
            facts={[
              ['ชื่อ', contact.name || '–'],
              ['โทรศัพท์', contact.phone || '–'],
              ['อีเมล', contact.email || '–'],
            ]}
          />
        )}
        {contact.changed_at && <ChangedBy by={contact.changed_by ?? ''} at={contact.changed_at} />}
      </div>
    </Titled>
  )
}

type Names = 'name' | 'phone' | 'email'

function ContactForm({ unit: { unit_no, contact }, onDone }: ContactProps) {
  const { values, change, clear } = useStaffDraft(`units/${unit_no}/contact`, {
    name: contact.name,
    phone: contact.phone,
    email: contact.email,
  })
  const { problems, setProblems, send, busy } = useForm<Names>()
  async function submit() {
    const email = values.email.trim()
    if (email && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email))
      return setProblems({ email: 'กรอกอีเมล เช่น name@example.com' })
    setProblems({})
    const words = { ...values, email }
    if (!(await send(address('/api/admin/units/:unitNo/contact', { unitNo: unit_no }), words)))
      return
    clear()
    onDone()
  }
  function text(name: Names, label: string, type: 'text' | 'tel' | 'email') {
    return (
      <TextField
        name={name}
        label={label}
        error={problems[name]}
        optional
        type={type}
        maxLength={name === 'phone' ? 40 : 120}
        value={values[name]}
        onChange={(value) => change({ [name]: value })}
      />
    )
  }
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <ErrorSummary problems={problems} />
      {text('name', 'ชื่อ-สกุล', 'text')}
      {text('phone', 'โทรศัพท์', 'tel')}
      {text('email', 'อีเมลสำหรับคำเตือน', 'email')}
      <SendButton label="บันทึกผู้ประสานงาน" sending={busy} meanwhile="กำลังบันทึก…" />
    </Form>
  )
}
