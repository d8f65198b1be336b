// Drawn by the server before the site is opened or while it is closed again, so it uses no feed, no store, no router.

import { Clock, type LucideIcon, MapPin, Phone as PhoneIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Phone } from '../ui/data/phone.tsx'
import { Logo } from '../ui/layout/logo.tsx'
import { useSite } from './site.tsx'

export function ComingSoon({ title, again }: { title: string; again: boolean }) {
  const { config } = useSite()
  return (
    <main
      id="main"
      className="page-width grid min-h-dvh content-center justify-items-center gap-8 py-12 text-center"
    >
      <div className="grid justify-items-center gap-4">
        <Logo size={80} />
        <p className="text-h3 text-balance">{config.coopNameTH}</p>
      </div>
      <div className="grid max-w-prose gap-3">
        <h1 className="text-h1">{title}</h1>
        <p className="text-muted text-balance">
          {again
            ? 'เว็บไซต์ของสหกรณ์ปิดชั่วคราว สมาชิกและหน่วยงานยังเข้าสู่ระบบได้'
            : 'เว็บไซต์และระบบสมาชิกของสหกรณ์กำลังเตรียมเปิดให้บริการ ระหว่างนี้ติดต่อสหกรณ์ได้ในวันและเวลาทำการ'}
        </p>
      </div>
      <ul className="grid w-full max-w-120 gap-3 rounded-card border border-border bg-subtle p-5 text-start">
        {config.phone && (
          <Line Icon={PhoneIcon}>
            โทร <Phone number={config.phone} />
          </Line>
        )}
        {config.coop_address && <Line Icon={MapPin}>{config.coop_address}</Line>}
        <Line Icon={Clock}>
          เปิดทำการ {config.office_days} เวลา {config.office_time}
        </Line>
      </ul>
      <p className="flex flex-wrap justify-center gap-x-6">
        {again && <Door to="/member/logon">เข้าสู่ระบบสมาชิก</Door>}
        {again && <Door to="/membergroup/logon">เข้าสู่ระบบหน่วยงาน</Door>}
        <Door to="/admin/logon">สำหรับเจ้าหน้าที่</Door>
      </p>
    </main>
  )
}

function Door({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="link inline-flex min-h-11 items-center text-small">
      {children}
    </a>
  )
}

function Line({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-1 size-5 shrink-0 text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
