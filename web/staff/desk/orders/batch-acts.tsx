import { CircleSlash, SendHorizontal, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { OrderBatchDetail } from '#contract/staff/desk/orders.ts'
import { address } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { AskDialog } from '../../../ui/feedback/ask-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'

const REASON_MAX = 500

export function BatchActs({ batch, onMoved }: { batch: OrderBatchDetail; onMoved: () => void }) {
  const { batch_id: batchId, batch_no, may_release, may_cancel, may_reverse } = batch
  const [asking, setAsking] = useState<'cancellation' | 'reversal'>()
  const { act, busy } = useAction()

  async function release() {
    if (await act(address('/api/admin/orders/:batchId/release', { batchId }))) onMoved()
  }
  const dialog = {
    label: 'เหตุผล',
    max: REASON_MAX,
    danger: true,
    onSent: onMoved,
    onClose: () => setAsking(undefined),
  }
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {may_release && (
        <Button primary label="ปล่อยชุดคำสั่ง" Icon={SendHorizontal} busy={busy} onClick={release} />
      )}
      {may_cancel && (
        <Button label="เลิกชุดนี้" Icon={CircleSlash} onClick={() => setAsking('cancellation')} />
      )}
      {may_reverse && (
        <Button label="จัดชุดยกเลิก" Icon={Undo2} onClick={() => setAsking('reversal')} />
      )}
      {asking === 'cancellation' && (
        <AskDialog
          {...dialog}
          title={`เลิกชุดคำสั่ง ${batch_no}?`}
          text="ชุดนี้ยังไม่ได้ปล่อย คำขอในชุดกลับไปรอจัดชุดใหม่"
          action="เลิกชุดคำสั่ง"
          ask={(send, reason) =>
            send(address('/api/admin/orders/:batchId/cancellation', { batchId }), { reason })
          }
        />
      )}
      {asking === 'reversal' && (
        <AskDialog
          {...dialog}
          title={`จัดชุดยกเลิก ${batch_no}?`}
          text="คำสั่งที่ระบบหลักยังไม่ตอบจะถูกยกเลิกเมื่อเจ้าหน้าที่อีกท่านปล่อยชุดยกเลิก และคำขอกลับไปตรวจใหม่"
          action="จัดชุดยกเลิก"
          ask={(send, reason) =>
            send(address('/api/admin/orders/:batchId/reversal', { batchId }), { reason })
          }
        />
      )}
    </div>
  )
}
