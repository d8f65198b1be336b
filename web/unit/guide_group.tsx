import { Mail, Phone } from 'lucide-react'
import type { Guide, GuideStep } from '#contract/unit/guide.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { useQuery } from '../client/use-query.ts'
import { Attachments } from '../public/attachments.tsx'
import { PageTitle } from '../ui/area/page-title.tsx'
import { Titled } from '../ui/area/titled.tsx'
import { RichText } from '../ui/data/rich-text.tsx'
import { Empty } from '../ui/feedback/empty.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'
import { GuidePicture } from './guide/guide-picture.tsx'

export function Component() {
  const request = useQuery('/api/membergroup/guide_group')
  const { data } = request
  return (
    <>
      <PageTitle title="แนวปฏิบัติผู้แทนหน่วย">
        {data?.updated_at && (
          <p className="text-muted">ปรับปรุงล่าสุดเมื่อ {longDate(new Date(data.updated_at))}</p>
        )}
      </PageTitle>
      <Loaded from={request}>
        {({ steps, files, contact }) => (
          <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="min-w-0">
              {steps.length === 0 && <Empty title="สหกรณ์ยังไม่ได้เผยแพร่แนวปฏิบัติ" />}
              {steps.length > 0 && <Contents steps={steps} />}
              <ol className="mt-6 grid gap-6">
                {steps.map((step, at) => (
                  <Step key={step.step_no} step={step} at={at + 1} />
                ))}
              </ol>
            </div>
            <aside
              aria-label="ไฟล์และผู้ติดต่อ"
              className="grid content-start gap-6 xl:sticky xl:top-[calc(var(--head)+2rem)] xl:self-start"
            >
              <Contact contact={contact} />
              {files.length > 0 && (
                <section aria-labelledby="files">
                  <h2 id="files" className="mb-2 text-h3 font-semibold">
                    แบบฟอร์มที่ใช้บ่อย
                  </h2>
                  <Attachments attachments={files} />
                </section>
              )}
            </aside>
          </div>
        )}
      </Loaded>
    </>
  )
}

function Contents({ steps }: { steps: GuideStep[] }) {
  return (
    <nav aria-label="สารบัญ" className="no-print rounded-card border border-border bg-subtle p-4">
      <ol className="grid gap-x-6 sm:grid-cols-2">
        {steps.map(({ step_no, title }, at) => (
          <li key={step_no}>
            <a href={`#step-${step_no}`} className="link flex min-h-11 items-center gap-2">
              <span className="figures w-5 shrink-0 text-end text-muted">{at + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Step({ step, at }: { step: GuideStep; at: number }) {
  const { step_no, title, body_html, picture } = step
  return (
    <li id={`step-${step_no}`} className="@container scroll-mt-[calc(var(--head)+1rem)]">
      <article className="card grid gap-4 overflow-hidden p-4 sm:p-6 @[34rem]:grid-cols-[12rem_minmax(0,1fr)] @[34rem]:gap-6">
        {picture && <GuidePicture name={picture} />}
        <div className={picture ? 'min-w-0' : 'min-w-0 @[34rem]:col-span-2'}>
          <h2 className="flex items-baseline gap-3 text-h3 font-semibold">
            <span className="figures grid size-8 shrink-0 place-items-center self-start rounded-full bg-primary text-small text-on-primary print:text-primary">
              {at}
            </span>
            {title}
          </h2>
          <RichText html={body_html} className="article mt-2" />
        </div>
      </article>
    </li>
  )
}

function Contact({ contact: { name, phone, email } }: Pick<Guide, 'contact'>) {
  // Only the figures before an extension can be dialled.
  const dialled = phone.split('ต่อ')[0]?.replace(/[^\d+]/g, '') ?? ''
  return (
    <Titled
      title="ติดต่อเรื่องใบแจ้งหนี้"
      head="text-h3 font-semibold"
      className="rounded-card border border-border bg-subtle p-5"
    >
      <p className="mt-1">{name}</p>
      {phone && (
        <p className="flex items-center gap-2">
          <Phone aria-hidden className="size-5 shrink-0 text-muted" />
          <a className="link inline-flex min-h-11 items-center" href={`tel:${dialled}`}>
            {phone}
          </a>
        </p>
      )}
      {email && (
        <p className="flex items-center gap-2">
          <Mail aria-hidden className="size-5 shrink-0 text-muted" />
          <a
            className="link inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
            href={`mailto:${email}`}
          >
            {email}
          </a>
        </p>
      )}
      <p className="text-small text-muted">วันจันทร์–วันศุกร์ เวลา 08.30–16.30{'\u00A0'}น.</p>
    </Titled>
  )
}
