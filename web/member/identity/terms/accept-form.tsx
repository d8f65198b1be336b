import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { DueTerms } from '#contract/member/terms.ts'
import { SIGNING_LEVELS } from '#domain/signing/levels.ts'
import { termsStatement } from '#domain/signing/terms-statement.ts'
import { ApiError } from '../../../client/api.ts'
import { useAreaDispatch } from '../../../client/ask-in-area.ts'
import { agree, signOut } from '../../../client/session/member-session.ts'
import { useAction } from '../../../client/use-action.ts'
import { Button } from '../../../ui/form/button.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'

const TICK = 'accepted'
const UNTICKED = 'ทำเครื่องหมายว่าอ่านและยอมรับแล้ว ก่อนดำเนินการต่อ'
const CHANGED_MEANWHILE = 409
const { name, how, limit } = SIGNING_LEVELS.accepted

/** The button is never dead: pressed without the tick it says what is missing. */
export function AcceptForm({ due, onChanged }: { due: DueTerms[]; onChanged: () => void }) {
  const [ticked, setTicked] = useState(false)
  const [problems, setProblems] = useState<Problems<typeof TICK>>({})
  const { perform, busy } = useAction()
  const dispatch = useDispatch()

  async function submit() {
    if (!ticked) return setProblems({ [TICK]: UNTICKED })
    setProblems({})
    const versions = due.map(({ kind, version, sha256 }) => ({ kind, version, sha256 }))
    const answer = await perform('/api/member/termofconditional/accept', { versions })
    if (answer instanceof ApiError) {
      setProblems({ form: answer.message })
      if (answer.status !== CHANGED_MEANWHILE) return
      setTicked(false)
    } else if (answer) dispatch(agree())
    if (answer) onChanged()
  }
  return (
    <Form onSubmit={submit} className="mt-8 grid gap-5">
      <ErrorSummary problems={problems} />
      <div>
        {problems[TICK] && (
          <p id={`${TICK}-error`} className="mb-1 text-red-fg">
            {problems[TICK]}
          </p>
        )}
        <label className="choice items-start">
          <input
            type="checkbox"
            id={TICK}
            checked={ticked}
            onChange={({ target }) => setTicked(target.checked)}
            aria-invalid={problems[TICK] ? true : undefined}
            aria-describedby={problems[TICK] ? `${TICK}-error` : undefined}
            className="mt-1 size-6 shrink-0 accent-primary"
          />
          <span>{termsStatement(due.map(({ kind }) => kind))}</span>
        </label>
        <p className="mt-2 text-small text-muted">
          บันทึกเป็นการลงนามระดับ “{name}”: {how} {limit}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <SendButton label="ยอมรับและดำเนินการต่อ" sending={busy} meanwhile="กำลังบันทึก…" />
        <Decline />
      </div>
    </Form>
  )
}

function Decline() {
  const dialog = useRef<HTMLDialogElement>(null)
  const dispatch = useAreaDispatch()
  return (
    <>
      <Button
        label="ไม่ยอมรับ"
        aria-haspopup="dialog"
        className="w-full sm:w-auto"
        onClick={() => dialog.current?.showModal()}
      />
      <dialog
        ref={dialog}
        aria-labelledby="decline"
        className="m-auto w-120 max-w-[calc(100vw-2rem)] rounded-card border border-border bg-bg p-5 text-text shadow-float backdrop:bg-overlay sm:p-6"
      >
        <h2 id="decline" className="text-h3">
          ออกจากระบบโดยไม่ยอมรับหรือไม่
        </h2>
        <p className="mt-2">
          หากไม่ยอมรับ จะยังใช้ระบบสมาชิกออนไลน์ไม่ได้ แต่รับบริการที่สำนักงานสหกรณ์ได้ตามปกติ และกลับมายอมรับภายหลังได้
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            primary
            label="กลับไปอ่าน"
            className="w-full sm:w-auto"
            onClick={() => dialog.current?.close()}
          />
          <Button
            label="ออกจากระบบ"
            className="w-full sm:w-auto"
            onClick={() => dispatch(signOut())}
          />
        </div>
      </dialog>
    </>
  )
}
