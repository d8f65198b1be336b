import type { MenuEntry } from '#domain/site/menu.ts'
import { USED_IN_WORDS } from '#domain/site/menu.ts'
import { Choices } from '../../../ui/form/field.tsx'
import { SelectField, SwitchField, TextField } from '../../../ui/form/fields.tsx'
import { MenuIcon } from '../../../ui/layout/menu-icon.tsx'
import { fieldsOf } from '../site/fields-of.ts'
import { LinkField } from '../site/links.tsx'
import { FieldRows } from '../site/row-list.tsx'
import type { Editing } from '../site/use-config.ts'
import { ICON_WORDS } from './icons.ts'

interface ItemFieldsProps {
  item: MenuEntry
  /** Begins the names of the inputs, as «items.0». */
  name: string
  problem: Editing<unknown>['problem']
  onChange: (item: MenuEntry) => void
}

const KINDS = [
  { value: '0', label: 'ลิงก์เดี่ยว', hint: 'กดแล้วไปหน้านั้นทันที' },
  { value: '1', label: 'เปิดเมนูย่อย', hint: 'กดแล้วเห็นรายการให้เลือก' },
] as const

export function ItemFields({ item, name, problem, onChange }: ItemFieldsProps) {
  const field = fieldsOf({ whole: item, prefix: `${name}.`, problem, onChange })
  const put = (changed: Partial<MenuEntry>) => onChange({ ...item, ...changed })
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <TextField {...field('manu_name')} label="ชื่อเมนู" />
        <TextField {...field('manu_name_eng')} label="ชื่อภาษาอังกฤษ" optional english />
        <SelectField
          {...field('used_in')}
          label="ใช้ที่"
          choices={Object.entries(USED_IN_WORDS) as [MenuEntry['used_in'], string][]}
        />
        <div className="flex items-end gap-3">
          <div className="min-w-0 flex-1">
            <SelectField
              {...field('icon')}
              label="ไอคอน"
              hint="อยู่หน้าชื่อเมนูบนโทรศัพท์"
              choices={ICON_WORDS}
            />
          </div>
          <span className="grid size-12 shrink-0 place-items-center rounded-control bg-subtle">
            <MenuIcon name={item.icon} />
          </span>
        </div>
      </div>
      <SwitchField
        name={`${name}.status`}
        label="แสดงบนเว็บไซต์"
        checked={item.status === 1}
        onChange={(shown) => put({ status: shown ? 1 : 0 })}
      />
      <Choices
        name={`${name}.is_parent`}
        label="เมื่อกดเมนูนี้"
        error={problem(`${name}.is_parent`)}
        value={item.is_parent}
        choices={KINDS}
        onChoose={(is_parent) => put({ is_parent })}
      />
      {item.is_parent === '0' && (
        <LinkField {...field('url')} hint="กดเลือกหน้าในเว็บไซต์ หรือพิมพ์ที่อยู่เว็บไซต์อื่น เช่น https://…" />
      )}
      {(item.is_parent === '1' || item.subs.length > 0) && (
        <section aria-label={`เมนูย่อยของ ${item.manu_name}`} className="rounded-card bg-subtle p-3">
          <h3 className="mb-2 font-semibold">เมนูย่อย</h3>
          <FieldRows
            name={`${name}.subs`}
            problem={problem}
            noun="เมนูย่อย"
            rows={item.subs}
            nameOf={({ description }) => description}
            onChange={(subs) => put({ subs })}
            fresh={() => ({ description: '', url: '' })}
          >
            {(field) => (
              <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
                <TextField {...field('description')} label="ชื่อเมนูย่อย" />
                <LinkField {...field('url')} />
              </div>
            )}
          </FieldRows>
        </section>
      )}
    </>
  )
}
