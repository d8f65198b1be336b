// Categories and a menu to begin with: every link leads to a page that is there on the first day.

import { MENU_NAME_MAX, type MenuConfig, type MenuEntry } from '../menu.ts'

export interface StarterCategory {
  name: string
  on_home: boolean
  layout: 'news' | 'forms'
}

export const STARTER_CATEGORIES: readonly StarterCategory[] = [
  { name: 'ข่าวประชาสัมพันธ์', on_home: true, layout: 'news' },
  { name: 'ประกาศ', on_home: true, layout: 'news' },
  { name: 'กิจกรรม', on_home: true, layout: 'news' },
  { name: 'แบบฟอร์ม', on_home: false, layout: 'forms' },
]

interface Category {
  category_id: number
  name: string
  layout: 'news' | 'forms'
}

/** Of the categories that there are: news in a dropdown, and each category of forms by itself, whose name may be longer than one in a menu. */
export function starterMenu(categories: readonly Category[]): MenuConfig {
  const address = ({ category_id }: Category) => `/list/${category_id}`
  const news = categories.filter(({ layout }) => layout === 'news')
  const forms = categories.filter(({ layout }) => layout === 'forms')
  const calculators = [
    { description: 'คำนวณเงินกู้', url: '/loancal' },
    { description: 'คำนวณเงินปันผลและเฉลี่ยคืน', url: '/caldividend' },
  ]
  const newsLinks = news.map((one) => ({ description: one.name, url: address(one) }))
  return {
    items: [
      ...(news.length > 0 ? [dropdown('ข่าวสาร', 'News', 'newspaper', newsLinks)] : []),
      ...forms.map((one) =>
        link(one.name.slice(0, MENU_NAME_MAX), 'Forms', 'file-text', address(one)),
      ),
      dropdown('คำนวณ', 'Calculators', 'calculator', calculators),
      link('กระทู้ถาม-ตอบ', 'Web board', 'messages-square', '/board'),
      link('เสียงสมาชิก', 'Member voice', 'megaphone', '/demand'),
      link('ตรวจสอบเอกสาร', 'Verify a paper', 'info', '/verify'),
    ],
  }
}

function link(manu_name: string, manu_name_eng: string, icon: string, url: string): MenuEntry {
  return { ...entry(manu_name, manu_name_eng, icon), url, is_parent: '0', subs: [] }
}

function dropdown(
  manu_name: string,
  manu_name_eng: string,
  icon: string,
  subs: MenuEntry['subs'],
): MenuEntry {
  return { ...entry(manu_name, manu_name_eng, icon), url: '', is_parent: '1', subs }
}

function entry(manu_name: string, manu_name_eng: string, icon: string) {
  return { manu_name, manu_name_eng, icon, status: 1 as const, used_in: 'main' as const }
}
