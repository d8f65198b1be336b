import { FolderPlus } from 'lucide-react'
import { Link } from 'react-router'
import { address } from '../../client/address.ts'
import { ChangedBy } from '../../ui/data/changed-by.tsx'
import { OrderedList } from '../../ui/data/ordered-list.tsx'
import { EditButton, RemoveButton } from '../../ui/data/row-buttons.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { useEditedList } from '../client/use-edited-list.ts'
import { PageHead } from '../parts/page-head.tsx'
import { CategoryDialog } from './categories/category-dialog.tsx'

export function Component() {
  const list = useEditedList('/api/admin/categories')
  const { request, busy, order, editing, setEditing, removing, setRemoving } = list
  return (
    <>
      <PageHead
        title="หมวดข่าว"
        actions={
          <Button primary Icon={FolderPlus} label="เพิ่มหมวด" onClick={() => setEditing('new')} />
        }
        guide={[
          'หมวดที่แสดงในหน้าแรกเรียงตามลำดับในหน้านี้ เลื่อนด้วยปุ่มลูกศรหรือลาก',
          'หมวดที่มีเรื่องอยู่ลบไม่ได้ ย้ายเรื่องไปหมวดอื่นก่อน',
        ]}
      />
      <StaffLoaded from={request}>
        {({ categories }) => (
          <OrderedList
            label="หมวดข่าว"
            items={categories}
            keyOf={({ category_id }) => category_id}
            nameOf={({ name }) => name}
            busy={busy}
            onOrder={order}
          >
            {(category) => (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <div className="min-w-40 flex-1">
                  <p className="font-semibold">{category.name}</p>
                  <p className="text-small text-muted">
                    <Link className="link" to={`/admin/topics?category=${category.category_id}`}>
                      {category.topics} เรื่อง
                    </Link>
                    {' · '}
                    {category.layout === 'forms' ? 'แบบฟอร์ม' : 'ข่าว'}
                    {' · '}
                    {category.on_home ? 'แสดงในหน้าแรก' : 'ไม่แสดงในหน้าแรก'}
                  </p>
                  {category.changed_at && (
                    <ChangedBy by={category.changed_by ?? ''} at={category.changed_at} />
                  )}
                </div>
                <span className="flex flex-wrap gap-2">
                  <EditButton of={`หมวด ${category.name}`} onPress={() => setEditing(category)} />
                  {category.topics === 0 && (
                    <RemoveButton
                      of={`หมวด ${category.name}`}
                      onPress={() => setRemoving(category)}
                    />
                  )}
                </span>
              </div>
            )}
          </OrderedList>
        )}
      </StaffLoaded>
      {editing && (
        <CategoryDialog
          category={editing === 'new' ? undefined : editing}
          onSaved={list.saved}
          onClose={() => setEditing(undefined)}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={`ลบหมวด “${removing.name}”?`}
          text="หมวดนี้ไม่มีเรื่อง ลิงก์ของหมวดจะเปิดไม่ได้อีก"
          action="ลบหมวด"
          busy={busy}
          onConfirm={() =>
            list.remove(
              address('/api/admin/categories/:categoryId/remove', {
                categoryId: removing.category_id,
              }),
              removing.changes,
            )
          }
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  )
}
