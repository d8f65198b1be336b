import { useState } from 'react'
import { bangkokDate, clockTime, dayFrom, longDate } from '#domain/calendar/thai-date.ts'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { type DateParts, datePartsOf } from '../../../ui/form/date-parts.ts'
import { Choices, Field } from '../../../ui/form/field.tsx'
import { ThaiDateField } from '../../../ui/form/thai-date-field.tsx'

interface PublishDialogProps {
  title: string
  /** What visitors read already can only be mended at once. */
  isOut: boolean
  /** When it would come out by itself. */
  scheduledAt: string | null
  busy: boolean
  onPublish: (at: string | undefined) => void
  onClose: () => void
}

interface Moment extends DateParts {
  time: string
}

export function PublishDialog(props: PublishDialogProps) {
  const { title, isOut, scheduledAt, busy, onPublish, onClose } = props
  const [how, setHow] = useState<'now' | 'later'>(scheduledAt ? 'later' : 'now')
  const [moment, setMoment] = useState<Moment>(() =>
    scheduledAt ? momentOf(new Date(scheduledAt)) : nextMorning(),
  )
  const [problem, setProblem] = useState<string>()
  const at = instantOf(moment)

  function submit(event: React.FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (busy) return
    if (how === 'now') return onPublish(undefined)
    if (!at) return setProblem('วันหรือเวลาไม่ถูกต้อง กรุณาเลือกใหม่')
    if (at.getTime() <= Date.now()) return setProblem('เวลานี้ผ่านไปแล้ว กรุณาเลือกเวลาที่ยังมาไม่ถึง')
    onPublish(at.toISOString())
  }
  const thisYear = Number(bangkokDate(new Date()).slice(0, 4))
  return (
    <Dialog title={isOut ? 'เผยแพร่ฉบับแก้ไข' : 'เผยแพร่เรื่อง'} busy={busy} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
        {isOut ? (
          <p>ผู้อ่านจะเห็นฉบับแก้ไขทันที วันที่ของเรื่องคงเดิม</p>
        ) : (
          <Choices
            name="how"
            label="เวลาเผยแพร่"
            value={how}
            choices={[
              { value: 'now', label: 'เผยแพร่ทันที' },
              { value: 'later', label: 'ตั้งเวลา', hint: 'ระบบเผยแพร่ให้เองเมื่อถึงเวลา' },
            ]}
            onChoose={setHow}
          />
        )}
        {how === 'later' && (
          <>
            <ThaiDateField
              label="วันที่เผยแพร่"
              error={problem}
              names={['day', 'month', 'year']}
              values={{ day: moment.day, month: moment.month, year: moment.year }}
              years={[thisYear, thisYear + 1]}
              onChange={(name, value) => setMoment({ ...moment, [name]: value })}
            />
            <Field name="time" label="เวลา" hint="เวลาประเทศไทย">
              {(wiring) => (
                <input
                  {...wiring}
                  type="time"
                  value={moment.time}
                  onChange={({ target }) => setMoment({ ...moment, time: target.value })}
                  className="input w-auto"
                />
              )}
            </Field>
            <p role="status" className="text-small text-muted">
              {at && `จะเผยแพร่ ${longDate(at)} เวลา ${clockTime(at)}`}
            </p>
          </>
        )}
        <DialogButtons>
          <Button
            type="submit"
            primary
            label={how === 'later' ? 'ตั้งเวลาเผยแพร่' : 'เผยแพร่ทันที'}
            busy={busy}
            className="aria-disabled:opacity-60"
          />
        </DialogButtons>
      </form>
    </Dialog>
  )
}

function nextMorning(): Moment {
  const tomorrow = bangkokDate(new Date(Date.now() + 24 * 60 * 60 * 1000))
  return { ...datePartsOf(tomorrow), time: '08:30' }
}

function momentOf(at: Date): Moment {
  return { ...datePartsOf(bangkokDate(at)), time: clockTime(at).slice(0, 5).replace('.', ':') }
}

function instantOf({ day, month, year, time }: Moment): Date | undefined {
  const date = dayFrom(Number(day), Number(month), Number(year))
  return date && /^\d\d:\d\d$/.test(time) ? new Date(`${date}T${time}:00+07:00`) : undefined
}
