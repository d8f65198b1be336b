import { Camera } from 'lucide-react'
import { useState } from 'react'
import type { Photo as PhotoData } from '#contract/member/files.ts'
import { useQuery } from '../../../client/use-query.ts'
import { useImpersonation, useMember } from '../../layout/use-member.ts'
import { PhotoDialog } from './photo-dialog.tsx'

/** The member's own photo, or the first letter of the name; a press changes it. */
export function Photo() {
  const impersonation = useImpersonation()
  const { data, again } = useQuery('/api/member/photo')
  const [open, setOpen] = useState(false)
  const name = useMember()?.member.member_name ?? ''
  return (
    <div className="mt-2 flex items-center gap-3">
      <span className="grid size-18 shrink-0 place-items-center overflow-hidden rounded-full border border-border bg-tint text-h1 font-semibold text-on-tint">
        {data?.photo ? (
          <img src={data.photo} alt={`รูปของคุณ${name}`} width={72} height={72} />
        ) : (
          <span aria-hidden>{firstLetter(name)}</span>
        )}
      </span>
      <div>
        <p className="text-body-lg">สวัสดี คุณ{name}</p>
        {data?.review && <Review {...data.review} />}
        {!impersonation && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="no-print -ms-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-small text-link hover:underline"
          >
            <Camera aria-hidden className="size-5" />
            {data?.photo ? 'เปลี่ยนรูป' : 'เพิ่มรูป'}
          </button>
        )}
      </div>
      {open && data && (
        <PhotoDialog consent={data.consent} onClose={() => setOpen(false)} onSaved={again} />
      )}
    </div>
  )
}

/** What an officer said of the picture; one that is good needs no words. */
function Review({ state, why }: NonNullable<PhotoData['review']>) {
  if (state === 'approved') return null
  if (state === 'waiting') return <p className="text-small text-muted">รอเจ้าหน้าที่ตรวจรูป</p>
  return <p className="text-small text-red-fg">รูปที่ส่งใช้ไม่ได้: {why} กรุณาส่งรูปใหม่</p>
}

/** A Thai vowel before its consonant is no initial. */
function firstLetter(name: string): string {
  return /[ก-ฮa-z]/i.exec(name)?.[0] ?? ''
}
