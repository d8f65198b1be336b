import { Printer } from 'lucide-react'
import { longDate } from '#domain/calendar/thai-date.ts'
import { useSite } from '../../../app/site.tsx'
import { isoBirthDate } from '../../../ui/form/birth-date.tsx'
import { Button } from '../../../ui/form/button.tsx'
import type { Typed } from './identity.tsx'

/** For whoever's phone is not the one on file any more. */
export function PaperInstead() {
  return (
    <section aria-labelledby="paper" className="no-print mt-6 grid gap-2 text-small">
      <h2 id="paper" className="text-label font-semibold">
        เปลี่ยนหมายเลขโทรศัพท์แล้ว หรือไม่ได้รับรหัส
      </h2>
      <p>
        พิมพ์แบบคำขอ แล้วยื่นพร้อมบัตรประชาชนที่สหกรณ์ เจ้าหน้าที่จะแก้ไขหมายเลขและออกรหัสเปิดใช้งานให้
        สหกรณ์ไม่แก้ไขหมายเลขทางโทรศัพท์
      </p>
      <Button
        Icon={Printer}
        label="พิมพ์แบบคำขอ"
        className="justify-self-start"
        onClick={() => window.print()}
      />
    </section>
  )
}

/** On paper only, with what was typed already; the national id is written by hand, before the officer. */
export function Paper({ typed }: { typed: Typed }) {
  const { config } = useSite()
  const born = isoBirthDate(typed.birth)
  return (
    <section className="hidden print:block" aria-hidden="true">
      <p className="text-center font-semibold">{config.coopNameTH}</p>
      <p className="mt-1 text-center text-h2 font-semibold">
        แบบคำขอแก้ไขหมายเลขโทรศัพท์และขอรหัสเปิดใช้งานระบบสมาชิก
      </p>
      <p className="mt-6 text-end">
        วันที่ ............ เดือน ........................ พ.ศ. ..............
      </p>
      <p className="mt-4">เรียน ผู้จัดการ{config.coopNameTH}</p>
      <dl className="mt-4 grid gap-3">
        <Line label="ข้าพเจ้า (นาย/นาง/นางสาว)" />
        <Line label="เลขสมาชิก" value={typed.number} />
        <Line label="วันเกิด" value={born && longDate(born)} />
        <Line label="เลขบัตรประชาชน" />
        <Line label="หน่วยงานที่สังกัด" />
        <Line label="โทรศัพท์มือถือหมายเลขใหม่" />
        <Line label="อีเมล (ถ้ามี)" />
      </dl>
      <p className="mt-6">
        ขอให้สหกรณ์แก้ไขข้อมูลติดต่อตามที่แจ้งไว้ข้างต้น และออกรหัสเปิดใช้งานระบบสมาชิกให้ข้าพเจ้า
        ข้าพเจ้าได้แสดงบัตรประชาชนฉบับจริงต่อเจ้าหน้าที่แล้ว
      </p>
      <p className="mt-12 text-end">
        ลงชื่อ ........................................................ สมาชิก
      </p>
      <div className="mt-10 border p-4">
        <p className="font-semibold">สำหรับเจ้าหน้าที่</p>
        <p className="mt-3">☐ ตรวจบัตรประชาชนฉบับจริงแล้ว ☐ แก้ไขทะเบียนสมาชิกแล้ว ☐ มอบรหัสเปิดใช้งานแล้ว</p>
        <p className="mt-8">
          ลงชื่อ ................................................ วันที่ ..........................
        </p>
      </div>
    </section>
  )
}

function Line({ label, value }: { label: string; value?: string | undefined }) {
  return (
    <div className="flex gap-2">
      <dt>{label}</dt>
      <dd className="flex-1 border-b border-dotted ps-2 font-semibold">{value}</dd>
    </div>
  )
}
