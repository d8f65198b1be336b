import { Titled } from '../../../ui/area/titled.tsx'
import { Logo } from '../../../ui/layout/logo.tsx'

/** As it comes up on a visitor's screen, more or less: each system draws it in its own way. */
export function NotificationPreview({ title, body }: { title: string; body: string }) {
  return (
    <Titled title="ตัวอย่างบนหน้าจอผู้รับ" className="grid gap-3">
      <div className="rounded-card border border-border bg-sunken p-4">
        <div className="flex gap-3 rounded-card bg-bg p-4 shadow-float">
          <Logo size={40} />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{title || 'หัวข้อ'}</p>
            <p className="text-small wrap-anywhere">{body || 'ข้อความของการแจ้งเตือน'}</p>
            <p className="mt-1 text-caption text-muted">{location.host}</p>
          </div>
        </div>
      </div>
      <p className="text-small text-muted">แต่ละเครื่องอาจตัดข้อความที่ยาวต่างกัน ให้ใจความสำคัญอยู่ต้นประโยค</p>
    </Titled>
  )
}
