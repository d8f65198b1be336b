import { CircleX, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { REFUSAL_REASONS, type RefusalReason } from '#domain/request/refusal-reason.ts'
import { address } from '../../../client/address.ts'
import { AskDialog } from '../../../ui/feedback/ask-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { ChoiceField } from '../../../ui/form/choice-field.tsx'
import type { DeskActProps } from './check-form.tsx'

const WORDS_MAX = 2_000

export function ReturnOrRefuse({ request, onMoved }: DeskActProps) {
  const { request_id: requestId, request_no, version, may_return, may_refuse } = request
  const [asking, setAsking] = useState<'return' | 'refusal'>()
  const [reason, setReason] = useState<RefusalReason>('rules')
  const clauses = clausesOf(request)
  const [clause, setClause] = useState(clauses.against[0] ?? '')
  const dialog = { max: WORDS_MAX, onSent: onMoved, onClose: () => setAsking(undefined) }
  return (
    <div className="flex flex-wrap gap-2">
      {may_return && (
        <Button label="ส่งกลับให้แก้ไข" Icon={Undo2} onClick={() => setAsking('return')} />
      )}
      {may_refuse && <Button label="ไม่อนุมัติ" Icon={CircleX} onClick={() => setAsking('refusal')} />}
      {asking === 'return' && (
        <AskDialog
          {...dialog}
          title={`ส่งคำขอ ${request_no} กลับ?`}
          text="สมาชิกแก้ไขแล้วส่งใหม่ได้ คำขอยังใช้เลขที่เดิม"
          label="สิ่งที่ให้สมาชิกแก้ไข"
          action="ส่งกลับ"
          ask={(send, words) =>
            send(address('/api/admin/requests/:requestId/return', { requestId }), {
              version,
              words,
            })
          }
        />
      )}
      {asking === 'refusal' && (
        <AskDialog
          {...dialog}
          title={`ไม่อนุมัติคำขอ ${request_no}?`}
          text="คำขอนี้จบลง สมาชิกเห็นเหตุผลและส่งคำขอใหม่ได้"
          label="คำอธิบายถึงสมาชิก"
          action="ไม่อนุมัติคำขอ"
          danger
          ask={(send, words) =>
            send(address('/api/admin/requests/:requestId/refusal', { requestId }), {
              version,
              reason,
              ...(clause && { clause }),
              words,
            })
          }
        >
          <ChoiceField
            name="reason"
            label="เหตุผลที่ไม่อนุมัติ"
            error={undefined}
            prompt="เลือกเหตุผล"
            choices={REFUSAL_REASONS}
            value={reason}
            onChange={(value) => value && setReason(value)}
          />
          {clauses.all.length > 0 && (
            <ChoiceField
              name="clause"
              label="ตามระเบียบข้อ (พิมพ์ในหนังสือแจ้งผล)"
              error={undefined}
              prompt="ไม่อ้างข้อของระเบียบ"
              choices={Object.fromEntries(clauses.all.map((one) => [one, one]))}
              value={clause}
              onChange={setClause}
            />
          )}
        </AskDialog>
      )}
    </div>
  )
}

/** Of a loan, whose letter names it; those that speak against it come first. */
function clausesOf({ kind, findings }: DeskActProps['request']) {
  const named = kind === 'loan' ? findings.filter((finding) => finding.clause) : []
  const against = named.filter(({ passes }) => passes === false).map(({ clause }) => clause)
  return { against, all: [...new Set([...against, ...named.map(({ clause }) => clause)])] }
}
