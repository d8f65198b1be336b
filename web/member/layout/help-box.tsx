import { ChevronDown, Phone } from 'lucide-react'
import { useSite } from '../../app/site.tsx'
import { feedFooter } from '../../client/store/feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'

/** For whoever stands before the door and cannot get in. */
export function HelpBox() {
  const { config } = useSite()
  const { data: contact } = useFeed(feedFooter, '/api/info/footer')
  return (
    <aside aria-label="ความช่วยเหลือ" className="mt-6 min-h-28 text-small">
      <details className="group">
        <summary className="flex min-h-12 items-center gap-2 font-semibold text-link">
          เข้าระบบไม่ได้ทำอย่างไร
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="grid list-disc gap-1 pb-3 ps-6">
          <li>ดูว่าแป้นพิมพ์เป็นภาษาอังกฤษ และไม่ได้เปิด Caps Lock</li>
          <li>เลขสมาชิกอยู่บนใบเสร็จรับเงินและสมุดคู่ฝาก ไม่ต้องพิมพ์เลข 0 ข้างหน้า</li>
          <li>ยังไม่เคยใช้ระบบนี้ เลือก “สมัครใช้งานครั้งแรก” ก่อน</li>
          <li>เปลี่ยนหมายเลขโทรศัพท์แล้ว กรุณาติดต่อสหกรณ์</li>
        </ul>
      </details>
      {contact?.phone && (
        <p className="flex gap-2 text-muted">
          <Phone aria-hidden className="mt-1 size-5 shrink-0" />
          <span>
            โทร{' '}
            <a className="link term" href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
              {contact.phone}
            </a>{' '}
            {config.office_days} <span className="term">เวลา {config.office_time}</span>
          </span>
        </p>
      )}
    </aside>
  )
}
