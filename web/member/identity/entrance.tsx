import { MessageSquareOff, PhoneOff, ShieldCheck } from 'lucide-react'
import { Entrance } from '../../ui/area/entrance.tsx'

const CAUTIONS = [
  { Icon: MessageSquareOff, text: 'สหกรณ์ไม่ส่งลิงก์ให้เข้าสู่ระบบทาง SMS หรืออีเมล' },
  { Icon: PhoneOff, text: 'สหกรณ์ไม่โทรถามรหัสผ่านหรือรหัส OTP' },
  { Icon: ShieldCheck, text: 'ตรวจดูได้ว่าใครเปิดดูข้อมูลของท่านเมื่อใด' },
]

export function Component() {
  return <Entrance cautions={CAUTIONS} />
}
