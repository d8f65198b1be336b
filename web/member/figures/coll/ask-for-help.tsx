import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { HELP_WISHES, HELP_WORDS_MAX, type HelpWish } from '#domain/request/guarantor-help.ts'
import { AskDialog } from '../../../ui/feedback/ask-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Choices } from '../../../ui/form/field.tsx'
import { useImpersonation } from '../../layout/use-member.ts'

const CHOICES = Object.entries(HELP_WISHES).map(([value, label]) => ({ value, label }))

/** A guarantor tells the cooperative that they need help, and how. */
export function AskForHelp({ loanNo }: { loanNo: string }) {
  const impersonation = useImpersonation()
  const [asking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  const [wish, setWish] = useState<HelpWish>('talk')
  if (impersonation) return null
  return (
    <div className="no-print">
      {said ? (
        <p role="status">
          {said}{' '}
          <Link to="/member/requests" className="link">
            เปิดคำขอของฉัน
          </Link>
        </p>
      ) : (
        <Button
          label="ขอความช่วยเหลือ"
          of={`สัญญา ${loanNo}`}
          Icon={LifeBuoy}
          onClick={() => setAsking(true)}
        />
      )}
      {asking && (
        <AskDialog
          title={`ขอความช่วยเหลือ สัญญา ${loanNo}`}
          text="เจ้าหน้าที่จะอ่านและตอบท่านในหน้า “คำขอของฉัน” ผู้กู้ไม่เห็นข้อความนี้"
          label="ต้องการให้สหกรณ์ช่วยอย่างไร"
          action="ส่งคำขอ"
          max={HELP_WORDS_MAX}
          ask={(send, words) => send('/api/member/coll/help', { loan_no: loanNo, wish, words })}
          onSent={({ rc_des }) => setSaid(rc_des)}
          onClose={() => setAsking(false)}
        >
          <Choices
            name="wish"
            label="ความช่วยเหลือที่ขอ"
            value={wish}
            error={undefined}
            choices={CHOICES}
            onChoose={(value) => setWish(value as HelpWish)}
          />
        </AskDialog>
      )}
    </div>
  )
}
