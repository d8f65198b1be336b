import { Contact } from '../../../ui/area/contact.tsx'
import { Folded } from '../../../ui/data/folded.tsx'

/** What a family looks for on the worst of days: in order, and with a number to call. */
export function HowToClaim() {
  return (
    <div className="mt-6">
      <Folded title="ขั้นตอนการเรียกร้องสินไหม">
        <ol className="grid list-decimal gap-2 ps-6">
          <li>แจ้งสหกรณ์โดยเร็วที่สุด พร้อมเลขสมาชิกและวันที่เกิดเหตุ</li>
          <li>เตรียมใบมรณบัตรหรือใบรับรองแพทย์ บัตรประชาชนและทะเบียนบ้านของผู้เอาประกันและผู้รับประโยชน์</li>
          <li>กรอกแบบเรียกร้องสินไหมที่สำนักงานสหกรณ์ เจ้าหน้าที่ตรวจและส่งให้บริษัทประกัน</li>
          <li>บริษัทประกันแจ้งผลผ่านสหกรณ์ และจ่ายเงินให้ผู้รับประโยชน์</li>
        </ol>
        <p className="mt-3">
          <Contact>สอบถามเรื่องประกัน</Contact>
        </p>
      </Folded>
    </div>
  )
}
