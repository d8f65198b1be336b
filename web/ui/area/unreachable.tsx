import { RotateCw } from 'lucide-react'
import { useMeta } from '../../app/page-meta.tsx'
import { useSite } from '../../app/site.tsx'
import { CANNOT_CONNECT } from '../../client/api.ts'
import { Button, ButtonLink } from '../form/button.tsx'
import { Logo } from '../layout/logo.tsx'

/** That nobody answers is not the end of a session: what is stored stays, and can be tried again. */
export function Unreachable({ why, retry }: { why: string; retry: () => void }) {
  const { config } = useSite()
  useMeta({ title: CANNOT_CONNECT, hidden: true, nowhere: true })
  return (
    <main
      id="main"
      className="mx-auto grid min-h-dvh max-w-md content-center justify-items-start gap-5 p-6"
    >
      <Logo size={64} />
      <div role="alert">
        <h1 className="text-h2">{why}</h1>
        <p className="text-muted">
          {config.coopNameTH} ยังจำการเข้าสู่ระบบของท่านไว้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button primary Icon={RotateCw} label="ลองใหม่" onClick={retry} />
        <ButtonLink to="/home" label="กลับหน้าหลัก" />
      </div>
    </main>
  )
}
