// How sure the cooperative wants to be of who signs: of each kind at least what the code asks for, and more by amount.

import {
  levelChoices,
  PASSKEY_FROM,
  SIGNING_KIND_NAMES,
  SIGNING_KINDS,
} from '../signing/signing-kinds.ts'
import type { SettingGroup } from './settings.ts'

const AMOUNT_MAX = 1_000_000_000_00

export const SIGNING_SETTINGS: SettingGroup = {
  title: 'การลงนาม',
  seenAt: '/member/logon',
  about:
    'ระดับการพิสูจน์ตัวผู้ลงนามในแต่ละเรื่อง เรื่องใดลงนามทางอิเล็กทรอนิกส์ได้และใช้ระดับใดจึงพอ ให้ที่ปรึกษากฎหมายของสหกรณ์ยืนยันก่อน',
  settings: [
    ...SIGNING_KIND_NAMES.map((kind) => ({
      name: `signing_level_${kind}`,
      label: `ลงนาม${SIGNING_KINDS[kind].name}`,
      optional: true as const,
      hint: 'เว้นว่างคือระดับต่ำสุดที่ระบบยอมรับ',
      kind: { is: 'choice' as const, choices: levelChoices(kind) },
    })),
    {
      name: 'signing_passkey_from',
      label: 'ต้องใช้ระดับ 2 ตั้งแต่จำนวนเงิน',
      optional: true,
      hint: `เว้นว่างคือ ${(PASSKEY_FROM / 100).toLocaleString('en')} บาท`,
      kind: { is: 'baht', min: 0, max: AMOUNT_MAX },
    },
  ],
}
