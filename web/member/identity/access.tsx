import { useMeta } from '../../app/page-meta.tsx'
import { useImpersonation } from '../layout/use-member.ts'
import { Consents } from './access/consents.tsx'
import { DataCopyForm } from './access/data-copy.tsx'
import { Devices } from './access/devices.tsx'
import { Events } from './access/events.tsx'
import { Rights } from './access/rights.tsx'

const PARTS = [
  { id: 'events', short: 'บันทึก', title: 'ใครเข้าถึงข้อมูลของฉัน', Part: Events },
  { id: 'devices', short: 'อุปกรณ์', title: 'อุปกรณ์ที่เข้าสู่ระบบอยู่', Part: Devices },
  { id: 'consents', short: 'ความยินยอม', title: 'ความยินยอมและข้อกำหนด', Part: Consents },
  { id: 'copy', short: 'สำเนาข้อมูล', title: 'สำเนาข้อมูลของฉัน', Part: DataCopyForm },
  { id: 'rights', short: 'คำขอใช้สิทธิ', title: 'คำขอใช้สิทธิในข้อมูล', Part: Rights },
]

export function Component() {
  const impersonation = useImpersonation()
  useMeta({ title: 'การเข้าถึงข้อมูลของฉัน', hidden: true })
  return (
    <>
      <h1 tabIndex={-1} className="text-h2 sm:text-h1">
        การเข้าถึงข้อมูลของฉัน
      </h1>
      <p className="mt-1 text-muted">
        ทุกครั้งที่มีการเข้าสู่ระบบ หรือเจ้าหน้าที่เปิดดูข้อมูลในนามของท่าน ระบบบันทึกไว้ที่นี่ และไม่มีใครแก้ไขบันทึกได้
      </p>
      {impersonation ? (
        <p className="mt-5 rounded-card border border-amber-bd bg-amber-bg p-4 text-amber-fg">
          หน้านี้เป็นของสมาชิกเท่านั้น เจ้าหน้าที่ที่ดูในนามสมาชิกเปิดดูไม่ได้
        </p>
      ) : (
        <Parts />
      )}
    </>
  )
}

function Parts() {
  return (
    <>
      <nav aria-label="ในหน้านี้" className="no-print mt-4">
        <ul className="flex flex-wrap gap-2">
          {PARTS.map(({ id, short }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-12 items-center rounded-full border border-control px-4 text-label hover:bg-tint hover:text-on-tint"
              >
                {short}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {PARTS.map(({ id, title, Part }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className="mt-8 scroll-mt-28 border-t border-border pt-6"
        >
          <h2 id={`${id}-title`} className="text-h2">
            {title}
          </h2>
          <Part />
        </section>
      ))}
    </>
  )
}
