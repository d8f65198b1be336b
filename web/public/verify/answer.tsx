import { BadgeCheck, FileQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VerifiedPaper } from '#contract/public/verify.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { Unbroken } from '../../ui/statement/unbroken.tsx'
import { Signatures } from './signatures.tsx'

/** All that we tell: enough to compare with the paper in one's hand, and nothing beyond it. */
export function GenuinePaper({ paper, code }: { paper: VerifiedPaper; code: string }) {
  return (
    <section aria-labelledby="verified" className="card overflow-hidden">
      <div role="status" className="flex items-start gap-4 bg-green-bg p-4 text-green-fg sm:p-6">
        <BadgeCheck aria-hidden className="size-10 shrink-0" />
        <div>
          <h2 id="verified" className="text-h3">
            เป็นเอกสารที่สหกรณ์ออกให้จริง
          </h2>
          <p>เทียบข้อมูลด้านล่างกับเอกสารที่ถืออยู่ ต้องตรงกันทุกรายการ</p>
        </div>
      </div>
      <dl className="divide-y divide-border px-4 sm:px-6">
        <Fact name="เอกสาร">{paper.kind_name}</Fact>
        <Fact name="เลขที่เอกสาร">{paper.number}</Fact>
        <Fact name="วันที่ออก">{longDate(paper.issued_on)}</Fact>
        {paper.as_of && <Fact name="ข้อมูล ณ วันที่">{longDate(paper.as_of)}</Fact>}
        {paper.membership_no_masked && <Fact name="เลขสมาชิก">{paper.membership_no_masked}</Fact>}
        {paper.totals.map(({ label, amount }) => (
          <Fact key={label} name={label}>
            {formatBaht(amount)} บาท
          </Fact>
        ))}
        <Fact name="รหัสตรวจสอบ">
          <Unbroken>{code}</Unbroken>
        </Fact>
      </dl>
      {paper.signed && <Signatures {...paper.signed} />}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-3">
      <dt className="text-muted">{name}</dt>
      <dd className="figures ms-auto text-end font-semibold">{children}</dd>
    </div>
  )
}

export function UnknownPaper() {
  return (
    <div role="status" className="card flex items-start gap-4 p-4 sm:p-6">
      <FileQuestion aria-hidden className="size-10 shrink-0 text-muted" />
      <div>
        <h2 className="text-h3">ไม่พบเอกสารตามรหัสนี้</h2>
        <p>กรุณาเทียบรหัสกับเอกสารอีกครั้ง หากยังไม่พบ กรุณาติดต่อสหกรณ์ก่อนใช้เอกสาร</p>
      </div>
    </div>
  )
}
