import { useState } from 'react'
import type { OwnPicture } from '#contract/staff/topics.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { SmallPicture } from '../../../ui/data/small-picture.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'

/** Pictures by what is said of them, the newest first; pressing one chooses it. */
export function PictureLibrary({ onChoose }: { onChoose: (picture: OwnPicture) => void }) {
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const query = new URLSearchParams({ q: words.trim(), page: String(page) })
  const request = useQuery(address('/api/admin/pictures', query))
  return (
    <div className="grid gap-3">
      <label className="grid gap-1 text-small">
        ค้นหาจากคำอธิบายภาพ
        <input
          type="search"
          maxLength={100}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setPage(1)
          }}
          className="input"
        />
      </label>
      <StaffLoaded from={request}>
        {({ pictures, pages }) => (
          <>
            <ul aria-label="ภาพที่มีอยู่แล้ว" className="grid grid-cols-2 gap-2 sm:grid-cols-3">
              {pictures.map((picture) => (
                <li key={picture.media_id}>
                  <Choice picture={picture} onPress={() => onChoose(picture)} />
                </li>
              ))}
            </ul>
            {pictures.length === 0 && <p className="text-small text-muted">ไม่พบภาพ</p>}
            {pages > 1 && (
              <div className="flex items-center justify-between gap-2 text-small">
                <Turn label="ก่อนหน้า" disabled={page === 1} onPress={() => setPage(page - 1)} />
                <span role="status">
                  หน้า {page} จาก {pages}
                </span>
                <Turn label="ถัดไป" disabled={page >= pages} onPress={() => setPage(page + 1)} />
              </div>
            )}
          </>
        )}
      </StaffLoaded>
    </div>
  )
}

function Choice({ picture, onPress }: { picture: OwnPicture; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="grid w-full gap-1 rounded-control border border-border p-1.5 text-start text-caption hover:border-primary hover:bg-subtle"
    >
      <SmallPicture
        picture={picture}
        className="aspect-3/2 w-full rounded-control bg-sunken object-cover"
      />
      <span className="clamp-2 wrap-anywhere">{picture.alt}</span>
    </button>
  )
}

interface TurnProps {
  label: string
  disabled: boolean
  onPress: () => void
}

function Turn({ label, disabled, onPress }: TurnProps) {
  return <Button label={label} disabled={disabled} onClick={onPress} />
}
