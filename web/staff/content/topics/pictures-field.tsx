import { ArrowDown, ArrowUp, ImagePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { OwnPicture } from '#contract/staff/topics.ts'
import { GALLERY_MAX } from '#domain/content/topic-state.ts'
import { SmallPicture } from '../../../ui/data/small-picture.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { PictureDialog } from '../rich/picture-dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { moved } from './moved.ts'

interface CoverFieldProps {
  /** What the picture is of the thing it belongs to. */
  legend: string
  picture: OwnPicture | null
  onChange: (picture: OwnPicture | null) => void
}

export function CoverField({ legend, picture, onChange }: CoverFieldProps) {
  const [adding, setAdding] = useState(false)
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      {picture && (
        <Pictured picture={picture}>
          <IconButton label={`เอา${legend}ออก`} Icon={Trash2} onPress={() => onChange(null)} />
        </Pictured>
      )}
      <Button
        Icon={ImagePlus}
        label={picture ? `เปลี่ยน${legend}` : `เลือก${legend}`}
        className="mt-2"
        onClick={() => setAdding(true)}
      />
      {adding && (
        <PictureDialog
          title={legend}
          onAdded={(added) => {
            setAdding(false)
            onChange(added)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </fieldset>
  )
}

interface GalleryFieldProps {
  pictures: OwnPicture[]
  onChange: (pictures: OwnPicture[]) => void
}

export function GalleryField({ pictures, onChange }: GalleryFieldProps) {
  const [adding, setAdding] = useState(false)
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        ภาพประกอบ <span className="font-normal text-muted">(ชุดภาพท้ายเรื่อง)</span>
      </legend>
      <ol className="grid">
        {pictures.map((picture, at) => (
          <li key={picture.media_id}>
            <Pictured picture={picture}>
              <IconButton
                label={`เลื่อนภาพ ${picture.alt} ขึ้น`}
                Icon={ArrowUp}
                disabled={at === 0}
                onPress={() => onChange(moved(pictures, at, at - 1))}
              />
              <IconButton
                label={`เลื่อนภาพ ${picture.alt} ลง`}
                Icon={ArrowDown}
                disabled={at === pictures.length - 1}
                onPress={() => onChange(moved(pictures, at, at + 1))}
              />
              <IconButton
                label={`เอาภาพ ${picture.alt} ออก`}
                Icon={Trash2}
                onPress={() => onChange(pictures.filter((other) => other !== picture))}
              />
            </Pictured>
          </li>
        ))}
      </ol>
      {pictures.length < GALLERY_MAX && (
        <Button
          Icon={ImagePlus}
          label="เพิ่มภาพประกอบ"
          className="mt-2"
          onClick={() => setAdding(true)}
        />
      )}
      {adding && (
        <PictureDialog
          title="เพิ่มภาพประกอบ"
          onAdded={(added) => {
            setAdding(false)
            // One chosen twice is there once.
            const others = pictures.filter(({ media_id }) => media_id !== added.media_id)
            onChange([...others, added])
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </fieldset>
  )
}

function Pictured({ picture, children }: { picture: OwnPicture; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-border py-2">
      <SmallPicture
        picture={picture}
        className="h-16 w-24 shrink-0 rounded-control bg-sunken object-cover"
      />
      <span className="min-w-32 flex-1 text-small">{picture.alt}</span>
      <span className="flex">{children}</span>
    </div>
  )
}
