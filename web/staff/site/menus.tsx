import { type MenuConfig, menuProblems, NEW_MENU_ENTRY } from '#domain/site/menu.ts'
import { PageHead } from '../parts/page-head.tsx'
import { MenuItems } from './menus/items.tsx'
import { MenuPreview } from './menus/preview.tsx'
import { MenuWarnings } from './menus/warnings.tsx'
import { ConfigForm } from './site/config-form.tsx'

const GUIDE = [
  'ตัวอย่างด้านบนคือแถบเมนูที่ผู้อ่านจะเห็นหลังบันทึก เมนู “หน้าแรก” มีเสมอและย้ายไม่ได้',
  'ย้ายลำดับด้วยการลาก หรือกดลูกศรขึ้นและลง',
  'เมนูเป็นลิงก์เดี่ยว หรือเปิดเมนูย่อยอย่างใดอย่างหนึ่ง',
  'ระบบเตือนเมื่อเมนูย่อยว่างหรือลิงก์ไม่พบหน้า ยังบันทึกได้ แต่ควรแก้ก่อน',
]

export function Component() {
  return (
    <>
      <PageHead title="เมนูเว็บไซต์" guide={GUIDE} />
      <ConfigForm<MenuConfig>
        path="/api/admin/menus"
        label="บันทึกเมนู"
        seenAt="/home"
        problemsOf={menuProblems}
      >
        {({ content, change, problem }) => (
          <>
            <MenuPreview items={content.items} />
            <MenuWarnings menu={content} />
            <MenuItems
              items={content.items}
              problem={problem}
              onChange={(items) => change({ items })}
              fresh={() => NEW_MENU_ENTRY}
            />
          </>
        )}
      </ConfigForm>
    </>
  )
}
