import { EyeOff, ImagePlus } from 'lucide-react'
import type { StaffSlide } from '#contract/staff/site-parts.ts'
import { address } from '../../client/address.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { ChangedBy } from '../../ui/data/changed-by.tsx'
import { OrderedList } from '../../ui/data/ordered-list.tsx'
import { EditButton, RemoveButton } from '../../ui/data/row-buttons.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { useEditedList } from '../client/use-edited-list.ts'
import { PageHead } from '../parts/page-head.tsx'
import { SlideDialog } from './slides/slide-dialog.tsx'

export function Component() {
  const list = useEditedList('/api/admin/slides')
  const { request, busy, order, editing, setEditing, removing, setRemoving } = list
  return (
    <>
      <PageHead
        title="สไลด์หน้าแรก"
        actions={
          <Button primary Icon={ImagePlus} label="เพิ่มสไลด์" onClick={() => setEditing('new')} />
        }
        guide={[
          'สไลด์แสดงในหน้าแรกตามลำดับในหน้านี้ เลื่อนด้วยปุ่มลูกศรหรือลาก',
          'ซ่อนสไลด์ที่ยังไม่ใช้แทนการลบ จะนำกลับมาได้ทันที',
        ]}
      />
      <StaffLoaded from={request}>
        {({ slides }) =>
          slides.length === 0 ? (
            <Empty title="ยังไม่มีสไลด์" />
          ) : (
            <OrderedList
              label="สไลด์หน้าแรก"
              items={slides}
              keyOf={({ slide_id }) => slide_id}
              nameOf={({ title }) => title}
              busy={busy}
              onOrder={order}
            >
              {(slide) => (
                <SlideRow
                  slide={slide}
                  onEdit={() => setEditing(slide)}
                  onRemove={() => setRemoving(slide)}
                />
              )}
            </OrderedList>
          )
        }
      </StaffLoaded>
      {editing && (
        <SlideDialog
          slide={editing === 'new' ? undefined : editing}
          onSaved={list.saved}
          onClose={() => setEditing(undefined)}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={`ลบสไลด์ “${removing.title}”?`}
          text="สไลด์นี้จะหายจากหน้าแรกและนำกลับมาไม่ได้ หากต้องการเก็บไว้ใช้ภายหลัง ให้แก้ไขแล้วเลือกซ่อนแทน"
          action="ลบสไลด์"
          busy={busy}
          onConfirm={() =>
            list.remove(
              address('/api/admin/slides/:slideId/remove', { slideId: removing.slide_id }),
              removing.changes,
            )
          }
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  )
}

interface SlideRowProps {
  slide: StaffSlide
  onEdit: () => void
  onRemove: () => void
}

function SlideRow({ slide, onEdit, onRemove }: SlideRowProps) {
  const { title, text, url, picture, shown, changed_by, changed_at } = slide
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <img
        src={picture.url}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        className="h-20 w-36 shrink-0 rounded-control bg-sunken object-cover"
      />
      <div className="min-w-40 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="text-small text-muted">{text}</p>
        <p className="text-small text-muted [overflow-wrap:anywhere]">{url}</p>
        {!shown && <Badge tone="gray" icon={EyeOff} words="ซ่อนอยู่" />}
        {changed_at && (
          <div>
            <ChangedBy by={changed_by ?? ''} at={changed_at} />
          </div>
        )}
      </div>
      <span className="flex flex-wrap gap-2">
        <EditButton of={`สไลด์ ${title}`} onPress={onEdit} />
        <RemoveButton of={`สไลด์ ${title}`} onPress={onRemove} />
      </span>
    </div>
  )
}
