import { useState } from 'react'
import { ApiError } from '../../client/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Titled } from '../../ui/area/titled.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { type KeyProof, KeyProofButton } from '../../ui/passkeys/proof-fields.tsx'

/** «เฉพาะพาสคีย์»: from then on the password is refused at the door. A key says so, either way. */
export function KeysOnly({ only, onChanged }: { only: boolean; onChanged: () => void }) {
  const { perform, busy } = useAction()
  const [problem, setProblem] = useState<string>()

  async function change({ passkey }: KeyProof) {
    setProblem(undefined)
    const answer = await perform('/api/member/keys/only', { only: !only, passkey })
    if (answer instanceof ApiError) setProblem(answer.message)
    else if (answer) onChanged()
  }
  return (
    <Titled title="เฉพาะพาสคีย์" className="mt-8 grid gap-3 border-t border-border pt-5">
      <ErrorSummary problems={{ form: problem }} />
      {only ? (
        <p>บัญชีนี้เข้าสู่ระบบด้วยพาสคีย์เท่านั้น ผู้ที่รู้รหัสผ่านของท่านเข้าไม่ได้</p>
      ) : (
        <p>
          เมื่อตั้งแล้ว รหัสผ่านจะเข้าสู่ระบบไม่ได้ ผู้ที่รู้หรือหลอกเอารหัสผ่านของท่านจึงเข้าไม่ได้
          ควรมีพาสคีย์ในเครื่องมากกว่าหนึ่งเครื่องก่อน
        </p>
      )}
      <p className="text-muted">
        หากพาสคีย์หายทั้งหมด ต้องนำบัตรประชาชนไปขอใบเปิดใช้งานที่สหกรณ์ รหัส OTP ทางโทรศัพท์อย่างเดียวเข้าไม่ได้
      </p>
      <KeyProofButton
        area="member"
        label={only ? 'ให้ใช้รหัสผ่านได้อีก' : 'ใช้เฉพาะพาสคีย์'}
        busy={busy}
        onProof={change}
        onProblem={setProblem}
      />
    </Titled>
  )
}
