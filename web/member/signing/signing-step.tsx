// Signing one document: everything that members agree to passes here. The page around it says what it is about and what follows.

import { Fingerprint, PenLine } from 'lucide-react'
import type { ToSign } from '#contract/member/signing.ts'
import { COUNSEL_DECIDES, SIGNING_LEVELS } from '#domain/signing/levels.ts'
import { passkeysWork } from '../../client/passkeys.ts'
import { Button } from '../../ui/form/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { Tick } from '../../ui/form/tick.tsx'
import { CodeFactor } from './code-factor.tsx'
import { DocumentText } from './document-text.tsx'
import { type Signable, type SigningSteps, useSigning } from './use-signing.ts'

interface SigningStepProps {
  what: Signable
  /** On the button that opens the document: «ลงนามในคำตอบนี้». */
  label: string
  /** The signature's code, by which anybody looks it up. */
  onSigned: (code: string) => void
}

export function SigningStep({ what, label, onSigned }: SigningStepProps) {
  const steps = useSigning(what, onSigned)
  const { shown, problems, busy } = steps
  if (!shown)
    return (
      <div className="no-print grid gap-4">
        <ErrorSummary problems={problems} />
        <Button
          primary={!('withdraws' in what)}
          Icon={PenLine}
          label={busy ? 'กำลังเตรียมเอกสาร…' : label}
          busy={busy}
          className="w-full sm:w-auto sm:justify-self-start"
          onClick={steps.begin}
        />
      </div>
    )
  return (
    <div className="no-print grid max-w-2xl gap-6">
      <ErrorSummary problems={problems} />
      <DocumentText shown={shown} />
      <Statements shown={shown} steps={steps} />
      <Factor shown={shown} steps={steps} />
    </div>
  )
}

function Statements({ shown, steps }: { shown: ToSign; steps: SigningSteps }) {
  const { ticked, tick, problems } = steps
  return (
    <fieldset className="grid gap-3" aria-describedby={problems.ticks && 'ticks-problem'}>
      <legend className="mb-2 text-label font-semibold">ข้าพเจ้ายืนยันทุกข้อต่อไปนี้</legend>
      {shown.statements.map((statement, at) => (
        <Tick
          key={statement}
          id={at === 0 ? 'ticks' : undefined}
          checked={ticked.includes(at)}
          onChange={(isTicked) => tick(at, isTicked)}
        >
          {statement}
        </Tick>
      ))}
      {problems.ticks && (
        <p id="ticks-problem" className="text-small text-red-fg">
          {problems.ticks}
        </p>
      )}
    </fieldset>
  )
}

function Factor({ shown, steps }: { shown: ToSign; steps: SigningSteps }) {
  const { name, how, limit } = SIGNING_LEVELS[shown.level]
  return (
    <section aria-labelledby="factor" className="grid gap-4">
      <h3 id="factor" className="text-h3">
        {steps.act}ด้วยวิธี {name}
      </h3>
      <div className="grid gap-1 text-small text-muted">
        <p>{how}</p>
        <p>ข้อจำกัด: {limit}</p>
        <p>{COUNSEL_DECIDES}</p>
      </div>
      {shown.has_passkey && passkeysWork() && (
        <Button
          Icon={Fingerprint}
          label={steps.busy ? `กำลัง${steps.act}…` : `${steps.act}ด้วยพาสคีย์ (ระดับ 2)`}
          busy={steps.busy}
          className="w-full sm:w-auto sm:justify-self-start"
          onClick={steps.signByKey}
        />
      )}
      {shown.level === 'passkey' && !shown.has_passkey && (
        <p className="rounded-card border border-amber-bd bg-amber-bg p-4 text-amber-fg">
          เรื่องนี้ต้องลงนามด้วยพาสคีย์ กรุณาเพิ่มพาสคีย์ของท่านก่อน หรือลงนามบนกระดาษที่สหกรณ์
        </p>
      )}
      {shown.level !== 'passkey' && <CodeFactor shown={shown} steps={steps} />}
    </section>
  )
}
