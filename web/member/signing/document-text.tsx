import type { ToSign } from '#contract/member/signing.ts'
import { shortFingerprint } from '#domain/signing/signing-record.ts'
import { address } from '../../client/address.ts'
import { PaperButton } from '../../ui/statement/paper-button.tsx'

type Block = ToSign['text'][number]['blocks'][number]

/** The whole paper, in the words that are printed on it; the paper itself is one press away. */
export function DocumentText({ shown }: { shown: ToSign }) {
  const { title, number, sha256 } = shown.document
  return (
    <section aria-labelledby="to-sign" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 id="to-sign" className="text-h3">
            เอกสารที่จะลงนาม
          </h3>
          <p className="text-small text-muted">
            {title} เลขที่ {number} · เอกสาร{' '}
            <strong className="figures tracking-wider">{shortFingerprint(sha256)}</strong>
          </p>
        </div>
        <PaperButton
          label="เปิดเอกสาร PDF"
          path={address('/api/member/signing/:attempt/document', { attempt: shown.attempt })}
        />
      </div>
      <section
        aria-label="ข้อความในเอกสาร"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className="max-h-[28rem] overflow-y-auto rounded-card border border-border bg-bg p-4"
      >
        {shown.text.map((sheet) => (
          <div key={sheet.title} className="grid gap-3">
            <p className="font-semibold">{sheet.title}</p>
            {sheet.about && <p className="text-muted">{sheet.about}</p>}
            {sheet.blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a paper's lines neither move nor change
              <Line key={at} {...block} />
            ))}
          </div>
        ))}
      </section>
    </section>
  )
}

function Line({ kind, text, value }: Block) {
  if (kind === 'heading') return <p className="mt-2 font-semibold">{text}</p>
  if (kind === 'line') return <p className="[overflow-wrap:anywhere]">{text}</p>
  return (
    <p className="flex flex-wrap justify-between gap-x-6 border-b border-border pb-2">
      <span className="[overflow-wrap:anywhere]">{text}</span>
      <span className="figures ms-auto text-end font-semibold">{value}</span>
    </p>
  )
}
