import { expect, test } from 'vitest'
import { passwordChecks, passwordProblem, passwordStrength } from './password-rules.ts'

const SOMYING = {
  membershipNo: '000123',
  names: ['สมหญิง', 'ใจงาม', 'Somying'],
  birthYear: 1985,
  cooperative: ['สหกรณ์ออมทรัพย์สาธารณสุขภูแสงธาร', 'coop', 'saving'],
}
const COMMON = new Set(['password', 'iloveyou', 'sunshine', 'princess'])

function problem(password: string) {
  return passwordProblem(password, SOMYING, (plain) => COMMON.has(plain))
}

// biome-ignore format: a table reads in columns
test.each([
  ['seven characters',                   'ดาวเรือ'.slice(0, 7)],
  ['one letter over and over',           'aaaaaaaa'],
  ['a piece over and over',              'abcabcabc'],
  ['figures in a row',                   '12345678'],
  ['figures backwards',                  '9876543210'],
  ['a row of the keyboard',              'qwertyuiop'],
  ['a row of the Thai keyboard',         'ฟหกดเ้่าสวง'],
  ['a common word',                      'password'],
  ['a common word in capitals',          'PassWord'],
  ['with figures after it',              'sunshine2569'],
  ['with signs for letters',             'p@ssw0rd!'],
  ['with spaces in it',                  'i love you'],
  ['the own number',                     '000123000123'],
  ['the own number and a little more',   'ab000123cd'],
  ['the own name and year',              'somying2528'],
  ['the own Thai name',                  'สมหญิงใจงาม'],
  ['the cooperative and a year',         'coop1985!'],
  ['a birth date',                       '12052528'],
  ['a birth date with strokes',          '12/05/1985'],
  ['a mobile number',                    '0812345678'],
  ['a mobile number as it is written',   '08-1234-5678'],
  ['a mobile number from abroad',        '+66812345678'],
  ['a mobile number and a little more',  'my0812345678'],
  ['a national id',                      '1-4099-00123-45-1'],
])('%s is refused: %s', (_, password) => {
  expect(problem(password)).toMatch(/รหัสผ่าน/)
})

test.each([
  'แมวสามตัวบนหลังคา',
  'correct horse battery',
  'Kx7!mpqz',
  'ดอกทานตะวัน120528',
  'ดอกไม้🌷ในสวน',
  `${'x'.repeat(20)}ก็ได้นะ${'y'.repeat(37)}`,
])('%s will do', (password) => {
  expect(problem(password)).toBeUndefined()
})

test('SEC-01 eight letters are enough and seven are not, counted as a person counts them', () => {
  expect(problem('Kx7!mpq')).toMatch('อย่างน้อย 8')
  expect(problem('Kx7!mpqz')).toBeUndefined()
  // A letter outside the basic plane is one, and a letter with its mark is one after NFC.
  expect(problem('🌷🌻🌼🌸🌺🍀🍁🍂')).toBeUndefined()
  expect(problem('🌷🌻🌼🌸🌺🍀🍁')).toMatch('อย่างน้อย 8')
  expect(problem(`${'e\u0301'.repeat(3)}kxmz`)).toMatch('อย่างน้อย 8')
})

test('SEC-01 sixty-four and two hundred and fifty-six are accepted whole, more is told', () => {
  const long = (length: number) => `${'ทะเลสีครามกับสายลม'.repeat(20).slice(0, length - 4)}Kx7!`
  expect(problem(long(64))).toBeUndefined()
  expect(problem(long(256))).toBeUndefined()
  expect(problem(long(257))).toMatch('ไม่เกิน 256')
})

// biome-ignore format: a table reads in columns
test.each([
  ['',                                 0],
  ['12345678',                         0],
  ['000123000123',                     0],
  ['ดาวเรืองสี่',                          1],
  ['ดาวเรืองริมรั้ว',                       2],
  ['แม่ปลูกดาวเรืองริมรั้วบ้าน',               3],
  ['aaaaaaaabbbbbbbb',                 1], // long, but of two letters
])('the strength of %s is %i', (password, strength) => {
  expect(passwordStrength(password, SOMYING)).toBe(strength)
})

test.each(['12052528', '0812345678'])(
  'a page that knows nobody tells of %s what the server will say',
  (password) => {
    const nobody = { membershipNo: '', names: [], cooperative: [] }
    expect(passwordChecks(password, nobody).isImpersonal).toBe(false)
  },
)

test('what can be told while it is typed is told one by one', () => {
  expect(passwordChecks('', SOMYING)).toEqual({
    isLongEnough: false,
    isVaried: false,
    isImpersonal: false,
  })
  expect(passwordChecks('000123', SOMYING)).toMatchObject({ isVaried: true, isImpersonal: false })
})
