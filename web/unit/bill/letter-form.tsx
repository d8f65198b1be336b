import { shortDate } from '#domain/calendar/thai-date.ts'
import { addressee } from '#domain/unit/unit-letter.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { Field, type Wiring } from '../../ui/form/field.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { ThaiDateField } from '../../ui/form/thai-date-field.tsx'
import type { LetterValues, useLetter } from './use-letter.ts'

interface LetterFormProps {
  period: string
  cooperative: string
  letter: ReturnType<typeof useLetter>
  savedBy: { name: string; at: string } | null
}

/** What the unit writes into its letter; the sheet beside it changes with every sign typed. */
export function LetterForm({ period, cooperative, letter, savedBy }: LetterFormProps) {
  const { values, change, save, busy, problems } = letter
  const year = Number(period.slice(0, 4))

  function text(name: Exclude<keyof LetterValues, 'day' | 'month' | 'year'>, most: number) {
    return (wiring: Wiring) => (
      <input
        {...wiring}
        value={values[name]}
        maxLength={most}
        onChange={(event) => change({ [name]: event.target.value })}
        className="input w-full"
      />
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="card grid gap-4 p-4 sm:p-6"
    >
      <h2 className="text-h3 font-semibold">ข้อความในหนังสือ</h2>
      <ErrorSummary problems={problems} />
      <Field name="letter-no" label="เลขที่หนังสือ" hint="เช่น สธ 0032.301/1245" optional>
        {text('letter_no', 60)}
      </Field>
      <ThaiDateField
        label="วันที่หนังสือ"
        names={['letter-day', 'letter-month', 'letter-year']}
        values={{
          'letter-day': values.day,
          'letter-month': values.month,
          'letter-year': values.year,
        }}
        years={[year - 1, year, year + 1]}
        error={problems['letter-day']}
        onChange={(name, value) => change({ [name.slice('letter-'.length)]: value })}
      />
      <Field name="letter-to" label="เรียน" hint={`เว้นว่างไว้คือ ${addressee(cooperative)}`} optional>
        {text('addressed_to', 200)}
      </Field>
      <Field
        name="letter-reference"
        label="อ้างถึง"
        hint="เช่น หนังสือสหกรณ์ ที่ สอ 12/2569 ลงวันที่ 1 พฤศจิกายน 2569"
        optional
      >
        {text('refers_to', 200)}
      </Field>
      <Field name="letter-signer" label="ผู้ลงนาม" hint="พร้อมคำนำหน้าชื่อ" optional>
        {text('signer', 120)}
      </Field>
      <Field name="letter-position" label="ตำแหน่งผู้ลงนาม" optional>
        {text('signer_position', 200)}
      </Field>
      <SendButton label="บันทึก" sending={busy} meanwhile="กำลังบันทึก…" wide />
      <p role="status" className="text-small text-muted empty:hidden">
        {saidOf(letter.state, savedBy)}
      </p>
    </form>
  )
}

function saidOf(state: LetterFormProps['letter']['state'], savedBy: LetterFormProps['savedBy']) {
  if (state === 'saved') return 'บันทึกแล้ว เดือนหน้าจะใช้ผู้ลงนามเดิมให้'
  if (state === 'typed') return 'ยังไม่ได้บันทึก ระบบจะบันทึกให้เองก่อนสร้างเอกสาร'
  return savedBy ? `บันทึกล่าสุดโดย ${savedBy.name} เมื่อ ${shortDate(new Date(savedBy.at))}` : ''
}
