import { Fingerprint, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { passkeysWork } from '../../client/passkeys.ts'
import { PASSKEY_OFFER } from '../../client/session/member-session.ts'
import { note, noted } from '../../client/session/stored.ts'
import { Button } from '../../ui/form/button.tsx'

/** One sentence with a picture, for whoever types their password on a phone again and again. */
export function PasskeyOffer() {
  const navigate = useNavigate()
  const [isOffered, setIsOffered] = useState(false)
  useEffect(() => {
    if (noted(PASSKEY_OFFER) === undefined) return
    note(PASSKEY_OFFER, undefined)
    setIsOffered(passkeysWork())
  }, [])
  if (!isOffered) return null

  function accept() {
    setIsOffered(false)
    navigate('/member/keys')
  }
  return (
    <section
      aria-label="เข้าสู่ระบบด้วยพาสคีย์"
      className="no-print mb-5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 rounded-card border border-blue-bd bg-blue-bg p-4 text-blue-fg"
    >
      <span aria-hidden className="relative grid size-16 place-items-center">
        <Smartphone className="size-16" strokeWidth={1.25} />
        <Fingerprint className="absolute size-7" />
      </span>
      <p>ครั้งต่อไปเข้าด้วยลายนิ้วมือหรือใบหน้าของเครื่องนี้ ไม่ต้องพิมพ์รหัสผ่าน</p>
      <div className="col-span-2 flex flex-wrap gap-3">
        <Button primary label="ตั้งพาสคีย์" onClick={accept} />
        <Button label="ไว้ภายหลัง" onClick={() => setIsOffered(false)} />
      </div>
    </section>
  )
}
