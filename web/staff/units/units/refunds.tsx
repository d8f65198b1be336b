import { Link } from 'react-router'
import type { Refund, UnitResult } from '#contract/unit/result.ts'
import type { Month } from '#domain/calendar/day.ts'
import { formatBaht } from '#domain/money/money.ts'
import { REFUND_KINDS, REFUND_STATES, type RefundState } from '#domain/unit/unit-refund.ts'
import { type Address, address, below } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { useMay } from '../../client/use-staff.ts'
import { RevealButton } from '../../members/members/reveal-button.tsx'

/** เงินรอคืน of a unit's month; an officer says what became of each. */
export function Refunds({ result, onDone }: { result: UnitResult; onDone: () => void }) {
  const { unit_no, period, refunds, totals, sent } = result
  const { act, busy } = useAction()
  const maySet = useMay('serve_units') && sent !== null
  if (refunds.length === 0) return null
  const pathOf = ({ refund_id }: Refund) =>
    address('/api/admin/units/:unitNo/refunds/:refundId', { unitNo: unit_no, refundId: refund_id })
  async function set(refund: Refund, state: RefundState) {
    if (await act(pathOf(refund), { period, state })) onDone()
  }
  // biome-ignore format: one row a column
  const columns: readonly Column<Refund>[] = [
    { head: 'เลขสมาชิก', whole: true, cell: (refund) => <MemberNo no={refund.membership_no} /> },
    { head: 'ชื่อ', cell: (refund) => <Owner refund={refund} path={pathOf(refund)} period={period} /> },
    { head: 'ที่มา', cell: (refund) => REFUND_KINDS[refund.kind] },
    { head: 'จำนวน', figures: true, cell: (refund) => formatBaht(refund.amount) },
    { head: 'สถานะ', whole: true, cell: (refund) => <State refund={refund} busy={busy} onSet={maySet ? set : null} /> },
  ]
  return (
    <section aria-labelledby="refunds" className="mb-6">
      <h3 id="refunds" className="figures mb-3 text-h3">
        เงินรอคืน {formatBaht(totals.refunds)} บาท
      </h3>
      <ListTable
        caption="เงินที่หักเกินและเงินของผู้ที่ไม่ได้เรียกเก็บ"
        columns={columns}
        rows={refunds}
        keyOf={(refund) => String(refund.refund_id)}
      />
    </section>
  )
}

function MemberNo({ no }: { no: string | null }) {
  const maySee = useMay('see_members')
  if (!no) return '–'
  if (!maySee) return <span className="figures">{no}</span>
  return (
    <Link className="link figures" to={`/admin/members/${no}`}>
      {no}
    </Link>
  )
}

interface OwnerProps {
  refund: Refund
  path: Address<'/api/admin/units/:unitNo/refunds/:refundId'>
  period: Month
}

/** Of somebody not billed, with who the file says it is, so that the money finds its way back. */
function Owner({ refund: { name, has_identity, membership_no }, path, period }: OwnerProps) {
  const mayServe = useMay('serve_units')
  return (
    <>
      {name}
      {has_identity && mayServe && (
        <RevealButton
          ask={(send, reason) => send(below(path, '/identity'), { period, reason })}
          label={`ข้อมูลเจ้าของเงิน ${name}`}
          note={`ระบบบันทึกว่าใครดู เมื่อใด เพราะอะไร${membership_no ? ' และสมาชิกเห็นบันทึกนี้' : ''}`}
          hint="อย่างน้อย 10 ตัวอักษร เช่น ติดต่อเจ้าของเพื่อคืนเงิน"
        />
      )}
    </>
  )
}

interface StateProps {
  refund: Refund
  busy: boolean
  /** Null where it is only looked at. */
  onSet: ((refund: Refund, state: RefundState) => void) | null
}

function State({ refund, busy, onSet }: StateProps) {
  const { state, state_by, state_at, name } = refund
  const told = state_by && state_at && <ChangedBy did="บันทึก" by={state_by} at={state_at} />
  if (!onSet)
    return (
      <>
        {REFUND_STATES[state]} {told}
      </>
    )
  return (
    <>
      <select
        aria-label={`สถานะเงินรอคืนของ ${name}`}
        className="input text-small"
        value={state}
        disabled={busy}
        onChange={({ target }) => onSet(refund, target.value as RefundState)}
      >
        {Object.entries(REFUND_STATES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {told}
    </>
  )
}
