/** What the icons of web/ui/layout/menu-icon.tsx show, for whoever chooses one. */
export const ICON_WORDS: readonly (readonly [string, string])[] = [
  ['', 'ไม่มี'],
  ['home', 'บ้าน'],
  ['building-2', 'อาคาร'],
  ['info', 'ข้อมูล (i)'],
  ['newspaper', 'หนังสือพิมพ์'],
  ['megaphone', 'โทรโข่ง'],
  ['messages-square', 'กล่องสนทนา'],
  ['hand-coins', 'มือกับเหรียญ'],
  ['piggy-bank', 'กระปุกออมสิน'],
  ['calculator', 'เครื่องคิดเลข'],
  ['file-text', 'เอกสาร'],
  ['calendar-days', 'ปฏิทิน'],
  ['vote', 'หีบลงคะแนน'],
  ['users', 'กลุ่มคน'],
  ['heart-handshake', 'จับมือรูปหัวใจ'],
  ['phone', 'โทรศัพท์'],
]
