import { IdCard, PhoneOff, UsersRound } from 'lucide-react'
import { Entrance } from '../ui/area/entrance.tsx'
import { UNIT_AREA } from './menu.ts'

const CAUTIONS = [
  { Icon: UsersRound, text: 'เห็นเฉพาะสมาชิกที่อยู่ในหน่วยงานของท่านในเดือนนั้น' },
  { Icon: IdCard, text: 'เลขบัตรประชาชนอยู่ในไฟล์สำหรับหักเงินเดือนเท่านั้น กรุณาเก็บไฟล์ให้ปลอดภัย' },
  { Icon: PhoneOff, text: 'สหกรณ์ไม่โทรถามรหัสผ่าน' },
]

export function Component() {
  return <Entrance title={UNIT_AREA} cautions={CAUTIONS} />
}
