import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { address, below } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { AskDialog } from '../../../ui/feedback/ask-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'

interface DecideButtonsProps {
  message: {
    message_id: number
    author_name: string
    body: string
    state: 'waiting' | 'shown' | 'hidden'
    reports: number
  }
  onDone: () => void
}

/** Shows or hides one message; either can be taken back by the other. */
export function DecideButtons({ message, onDone }: DecideButtonsProps) {
  const { message_id, author_name, body, state, reports } = message
  const { act, busy } = useAction()
  const [hiding, setHiding] = useState(false)
  const path = address('/api/admin/board/:messageId', { messageId: message_id })

  async function show() {
    if (await act(below(path, '/show'))) onDone()
  }
  return (
    <>
      {(state !== 'shown' || reports > 0) && (
        <Button Icon={Eye} label={SHOW_WORDS[state]} busy={busy} onClick={show} />
      )}
      {state !== 'hidden' && <Button Icon={EyeOff} label="ซ่อน" onClick={() => setHiding(true)} />}
      {hiding && (
        <AskDialog
          title={`ซ่อนข้อความของ ${author_name}?`}
          text={`“${body.slice(0, 120)}${body.length > 120 ? '…' : ''}” จะไม่แสดงต่อสาธารณะ และแสดงกลับได้ภายหลัง`}
          label="เหตุผล"
          hint="เก็บไว้ให้เจ้าหน้าที่ด้วยกันอ่าน ผู้เขียนไม่เห็น"
          action="ซ่อนข้อความ"
          max={300}
          danger
          ask={(send, reason) => send(below(path, '/hide'), { reason })}
          onSent={onDone}
          onClose={() => setHiding(false)}
        />
      )}
    </>
  )
}

const SHOW_WORDS = { waiting: 'อนุมัติให้แสดง', shown: 'ไม่พบปัญหา', hidden: 'แสดงกลับ' }
