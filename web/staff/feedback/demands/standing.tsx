import type { OfficersDemand } from '#contract/staff/demand.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { STEP_NAMES } from '#domain/content/demand.ts'
import { address } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { Titled } from '../../../ui/area/titled.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useOfficer } from '../../client/use-staff.ts'

/** Who looks after it, how it stands, and when it got there. */
export function Standing({ demand, onDone }: { demand: OfficersDemand; onDone: () => void }) {
  const { act, busy } = useAction()
  const { login } = useOfficer()
  const { demand_id, assigned, officers, status, steps } = demand
  async function assign(to: string | null) {
    if (await act(address('/api/admin/demands/:demandId/assign', { demandId: demand_id }), { to }))
      onDone()
  }
  async function begin() {
    if (
      await act(address('/api/admin/demands/:demandId/status', { demandId: demand_id }), {
        status: 'working',
      })
    )
      onDone()
  }
  const canTake = assigned?.login !== login && officers.some((one) => one.login === login)
  return (
    <Titled title="การดำเนินการ" className="card grid gap-4 p-4 sm:p-5">
      <Field name="assigned" label="ผู้รับผิดชอบ">
        {(wiring) => (
          <select
            {...wiring}
            disabled={busy}
            className="input"
            value={assigned?.login ?? ''}
            onChange={({ target }) => assign(target.value || null)}
          >
            <option value="">ยังไม่มี</option>
            {officers.map((officer) => (
              <option key={officer.login} value={officer.login}>
                {officer.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {canTake && <Button label="รับเรื่องนี้เอง" busy={busy} onClick={() => assign(login)} />}
        {status === 'received' && <Button label="เริ่มดำเนินการ" busy={busy} onClick={begin} />}
      </div>
      <ol className="grid gap-1 border-s-3 border-border ps-4">
        {steps.map(({ status: step, at }) => (
          <li key={at}>
            {STEP_NAMES[step]}{' '}
            <time dateTime={at} className="text-small text-muted">
              {shortMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </Titled>
  )
}
