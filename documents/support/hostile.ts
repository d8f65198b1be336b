// For tests only: text that spreadsheets would like to work out, or choke on (SEC-33).

const BEGINNINGS = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠']
const BEFORE = ['', ' ', '\u00A0', '\u200B', '\uFEFF', "'", "''", '"', '\t ', '\u202E']
const AFTER = ['1+1', "cmd|' /C calc'!A0", 'HYPERLINK("http://x.example";"y")', '', 'น้ำ']

export const HOSTILE: string[] = [
  ...BEGINNINGS.flatMap((sign) =>
    BEFORE.flatMap((before) => AFTER.map((after) => `${before}${sign}${after}`)),
  ),
  'a,=1+1',
  'a;=1+1',
  'a\t=1+1',
  'a\r\n=1+1',
  '","=1+1',
  "'",
  '#N/A',
  '#REF!',
  '#=1+1',
  '_x0041_',
  '_x003D_1+1',
  '_x005F_x0041_',
  '<f>1+1</f>',
  ']]><f>1</f>',
  '&lt;f&gt; &amp;',
  '  two  spaces  ',
  '000123',
  '1100501234567',
  '1E10',
  '2026-01-31',
  'TRUE',
  '😀👨‍👩‍👧‍👦',
  '\u0001\u0008\u000B\u001F\u007F',
]
