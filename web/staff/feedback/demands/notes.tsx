import type { OfficersDemand } from '#contract/staff/demand.ts'
import { address } from '../../../client/address.ts'
import { Titled } from '../../../ui/area/titled.tsx'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useStaffDraft } from '../../client/use-staff-draft.ts'

/** What officers tell each other; nobody else ever reads it. */
export function Notes({ demand, onDone }: { demand: OfficersDemand; onDone: () => void }) {
  const { demand_id, notes } = demand
  const { values, change, clear } = useStaffDraft(`demand-note/${demand_id}`, { words: '' })
  const { problems, passes, send, busy } = useForm()
  async function submit() {
    if (!passes(values.words.trim() ? {} : { form: 'กรุณากรอกบันทึก' })) return
    const path = address('/api/admin/demands/:demandId/note', { demandId: demand_id })
    if (!(await send(path, values))) return
    clear()
    onDone()
  }
  return (
    <Titled title="บันทึกภายใน" className="card grid gap-4 p-4 sm:p-5">
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map(({ note_id, words, officer, written_at }) => (
            <li key={note_id} className="rounded-control bg-subtle p-3">
              <p className="whitespace-pre-line wrap-anywhere">{words}</p>
              <ChangedBy did="" by={officer} at={written_at} />
            </li>
          ))}
        </ul>
      )}
      <Form onSubmit={submit} className="grid gap-3">
        <TextField
          name="note"
          label="เพิ่มบันทึก"
          error={problems.form}
          rows={3}
          maxLength={2000}
          value={values.words}
          onChange={(words) => change({ words })}
        />
        <Button type="submit" label="เพิ่มบันทึก" busy={busy} className="justify-self-start" />
      </Form>
    </Titled>
  )
}
