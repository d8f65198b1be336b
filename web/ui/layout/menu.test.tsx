import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Menu } from '#contract/public/site-content.ts'
import { EMPTY_MENU, givenMenuItem, show } from '../../testing/given.tsx'
import { NavBar } from './nav-bar.tsx'
import { PhoneBar } from './phone-bar.tsx'

const ABOUT = givenMenuItem({ seq: 7, manu_name: 'เกี่ยวกับสหกรณ์', is_parent: '1' })
const FORMS = givenMenuItem({ seq: 3, manu_name: 'แบบฟอร์ม', url: '/list/8', is_parent: '0' })
const SUB_ITEMS = [
  { manu_id: 7, description: 'ประวัติสหกรณ์', url: '/show/1031' },
  { manu_id: 3, description: 'ของเมนูอื่น', url: '/show/9' },
  { manu_id: 7, description: 'ติดต่อสหกรณ์', url: 'https://map.example/coop' },
]

// Large and small screens draw the same menu in two ways, so each rule is asked of both.
const BARS = [
  ['the bar of a large screen', NavBar],
  ['the panel of a phone', PhoneBar],
] as const

test.each(BARS)('home is the first item of %s, even while the menu is loading', (_, Bar) => {
  show(<Bar menu={undefined} />)

  expect(entriesOf('เมนูหลัก').map(hrefOf)).toEqual(['/home'])
  expect(entriesOf('เมนูหลัก')[0]?.textContent).toBe('หน้าแรก')
})

test.each(BARS)('items of type main follow home in %s, and no others', (_, Bar) => {
  const list_manu = [FORMS, givenMenuItem({ seq: 4, type: 'footer', manu_name: 'ท้ายหน้า' })]
  show(<Bar menu={givenMenu({ list_manu })} />)

  expect(entriesOf('เมนูหลัก').map(({ textContent }) => textContent)).toEqual(['หน้าแรก', 'แบบฟอร์ม'])
})

test.each(BARS)('the page at hand is marked in %s', (_, Bar) => {
  show(<Bar menu={givenMenu({ list_manu: [FORMS] })} />, { at: '/list/8' })

  expect(entriesOf('เมนูหลัก').map((entry) => entry.getAttribute('aria-current'))).toEqual([
    null,
    'page',
  ])
})

test('icons stand before the names in the panel of a phone, in line also where one is missing or unknown', () => {
  const list_manu = ['newspaper', '', 'constructor'].map((icon, at) =>
    givenMenuItem({ seq: at + 1, manu_name: `เมนู ${at}`, icon }),
  )
  show(<PhoneBar menu={givenMenu({ list_manu })} />)
  const icons = entriesOf('เมนูหลัก').map((entry) => entry.querySelectorAll('[aria-hidden]').length)
  const drawn = entriesOf('เมนูหลัก').map((entry) => entry.querySelectorAll('svg').length)
  expect(drawn).toEqual([1, 1, 0, 0])
  expect(icons.every((room) => room > 0)).toBe(true)
})

test('where no item has an icon, no room is kept for one', () => {
  const list_manu = [givenMenuItem({ icon: '' })]
  show(<PhoneBar menu={givenMenu({ list_manu })} />)
  expect(entriesOf('เมนูหลัก').flatMap((entry) => [...entry.children])).toEqual([])
})

for (const [bar, Bar] of BARS) {
  // The wire has sent both (REQ-111: compared as text).
  test.each(['0', 0])(`is_parent %o is a plain link in ${bar}`, (is_parent) => {
    const item = { ...FORMS, is_parent: is_parent as string }
    show(<Bar menu={givenMenu({ list_manu: [item], list_sub_manu: SUB_ITEMS })} />)

    const entry = entriesOf('เมนูหลัก')[1]
    expect(entry && hrefOf(entry)).toBe('/list/8')
    expect(screen.queryByText('ของเมนูอื่น')).toBeNull()
  })

  test.each(['1', 1, ''])(`is_parent %o opens the sub-items of its seq in ${bar}`, (is_parent) => {
    const item = { ...ABOUT, is_parent: is_parent as string }
    show(<Bar menu={givenMenu({ list_manu: [item], list_sub_manu: SUB_ITEMS })} />)

    const dropdown = dropdownOf('เกี่ยวกับสหกรณ์')
    expect(dropdown.open).toBe(false)
    expect(linksIn(dropdown)).toEqual([
      ['ประวัติสหกรณ์', '/show/1031'],
      ['ติดต่อสหกรณ์', 'https://map.example/coop'],
    ])
  })
}

test.each(BARS)(
  'a dropdown without sub-items says so in %s, and offers nothing to press',
  (_, Bar) => {
    show(<Bar menu={givenMenu({ list_manu: [ABOUT] })} />)

    const dropdown = dropdownOf('เกี่ยวกับสหกรณ์')
    expect(within(dropdown).getByText('ยังไม่พบเมนู')).toBeTruthy()
    expect(linksIn(dropdown)).toEqual([])
  },
)

test('a press elsewhere closes an open dropdown', () => {
  show(<NavBar menu={givenMenu({ list_manu: [ABOUT], list_sub_manu: SUB_ITEMS })} />)
  const dropdown = dropdownOf('เกี่ยวกับสหกรณ์')
  dropdown.open = true

  fireEvent.pointerDown(dropdown)
  expect(dropdown.open).toBe(true)
  fireEvent.pointerDown(document.body)

  expect(dropdown.open).toBe(false)
})

test('arrow keys in a phone’s panel pass over the links of sub-menus that are closed', () => {
  const menu = givenMenu({ list_manu: [ABOUT, FORMS], list_sub_manu: SUB_ITEMS })
  show(<PhoneBar menu={menu} />)
  const panel = dropdownOf('เมนู')
  panel.open = true
  screen.getByText('หน้าแรก').focus()

  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('เกี่ยวกับสหกรณ์')
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' })

  expect(document.activeElement?.textContent).toBe('แบบฟอร์ม')
})

function givenMenu(menu: Partial<Menu>): Menu {
  return { ...EMPTY_MENU, ...menu }
}

/** The links and dropdowns of the first level, in order. */
function entriesOf(nav: string): Element[] {
  const [list] = within(screen.getByLabelText(nav)).getAllByRole('list', { hidden: true })
  return [...(list?.children ?? [])].map((item) => item.firstElementChild as Element)
}

function dropdownOf(label: string): HTMLDetailsElement {
  return screen.getByText(label).closest('details') as HTMLDetailsElement
}

function linksIn(dropdown: Element) {
  return [...dropdown.querySelectorAll('a')].map((link) => [link.textContent, hrefOf(link)])
}

function hrefOf(entry: Element): string | null {
  return entry.getAttribute('href')
}
