import { useState } from 'react'
import { bangkokDate, buddhistYear, dayFrom } from '#domain/calendar/thai-date.ts'
import { address } from '../../../client/address.ts'
import { Section } from '../../../ui/area/section.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { ThaiDateField } from '../../../ui/form/thai-date-field.tsx'
import { PaperButton } from '../../../ui/statement/paper-button.tsx'

/** Every loan that is checked and the committee's to decide, on one paper for its meeting. */
export function PrintAgenda() {
  const today = bangkokDate(new Date())
  const year = Number(today.slice(0, 4))
  const [no, setNo] = useState('')
  const [values, setValues] = useState({
    agenda_day: String(Number(today.slice(8))),
    agenda_month: String(Number(today.slice(5, 7))),
    agenda_year: String(buddhistYear(today)),
  })
  const { agenda_day, agenda_month, agenda_year } = values
  const on = dayFrom(Number(agenda_day), Number(agenda_month), Number(agenda_year))
  return (
    <Section title="วาระประชุมพิจารณาเงินกู้">
      <div className="grid max-w-xl gap-4">
        <p className="text-small text-muted">
          รวมคำขอกู้ที่ตรวจแล้วและอยู่ในอำนาจคณะกรรมการไว้ในเอกสารเดียว มีช่องลงมติของแต่ละคำขอ
        </p>
        <TextField
          name="agenda_no"
          label="ครั้งที่ประชุม"
          hint="เช่น 11/2569"
          maxLength={40}
          value={no}
          onChange={setNo}
        />
        <ThaiDateField
          label="วันที่ประชุม"
          error={on ? undefined : 'ไม่มีวันนี้ในปฏิทิน'}
          names={['agenda_day', 'agenda_month', 'agenda_year']}
          values={values}
          years={[year, year + 1]}
          onChange={(name, value) => setValues({ ...values, [name]: value })}
        />
        {no.trim() && on && (
          <PaperButton
            label="พิมพ์วาระ (PDF)"
            path={address('/api/admin/requests/agenda', new URLSearchParams({ no: no.trim(), on }))}
          />
        )}
      </div>
    </Section>
  )
}
