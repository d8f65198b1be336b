import { PageTitle } from '../../ui/area/page-title.tsx'
import { useImpersonation } from '../layout/use-member.ts'
import { Choices } from './choices.tsx'
import { Inbox } from './inbox.tsx'

export function Component() {
  const impersonation = useImpersonation()
  return (
    <>
      <PageTitle title="แจ้งเตือน">
        <p className="mt-1 text-muted">ทุกเรื่องที่สหกรณ์แจ้งท่าน เก็บไว้ให้อ่านย้อนหลัง 400 วัน</p>
        {!impersonation && (
          <a href="#choices-title" className="link inline-flex min-h-12 items-center">
            ไปที่ช่องทางที่ให้แจ้ง
          </a>
        )}
      </PageTitle>
      {impersonation ? (
        <p className="rounded-card border border-amber-bd bg-amber-bg p-4 text-amber-fg">
          หน้านี้เป็นของสมาชิกเท่านั้น เจ้าหน้าที่ที่ดูในนามสมาชิกเปิดดูไม่ได้
        </p>
      ) : (
        <>
          <Inbox />
          <section
            aria-labelledby="choices-title"
            className="no-print mt-8 border-t border-border pt-6"
          >
            <h2 id="choices-title" className="scroll-mt-24 text-h2">
              ช่องทางที่ให้แจ้ง
            </h2>
            <Choices />
          </section>
        </>
      )}
    </>
  )
}
