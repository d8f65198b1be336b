import { ShieldAlert } from 'lucide-react'

export function PrivacyCallout() {
  return (
    <p className="flex gap-3 rounded-card border border-amber-bd bg-amber-bg p-4 text-amber-fg">
      <ShieldAlert aria-hidden className="mt-0.5 size-6 shrink-0" />
      โปรดอย่าใส่เลขบัตรประชาชน เลขบัญชี หรือรหัสผ่าน ข้อความจะเผยแพร่ให้ทุกคนอ่านได้
    </p>
  )
}
