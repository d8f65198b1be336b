import { useMeta } from '../app/page-meta.tsx'
import { LoadingScreen } from '../ui/feedback/loading-screen.tsx'

export function Component() {
  useMeta({
    title: 'กำลังโหลด',
    description: 'หน้าจอระหว่างเข้าสู่ระบบสมาชิก Online',
    hidden: true,
  })
  return <LoadingScreen title="ระบบสมาชิก Online" status="กำลังโหลด…" />
}
