// What happens to a borrower or a guarantor that an officer should see to before a loan falls behind.

export type PersonRole = 'borrower' | 'guarantor'
export type PersonState = 'active' | 'retired' | 'left' | 'died'
export type PersonChange = 'moved' | 'retired' | 'left' | 'died'

interface Standing {
  state: PersonState
  unitNo: string
}

/** Nothing where nothing is to be seen to; somebody who comes back is no worry. */
export function personChange(before: Standing, now: Standing): PersonChange | undefined {
  if (now.state !== before.state && now.state !== 'active') return now.state
  const isMember = now.state === 'active' || now.state === 'retired'
  return isMember && now.unitNo !== before.unitNo ? 'moved' : undefined
}

// biome-ignore format: one row a change
const WHY: Record<PersonRole, Record<PersonChange, string>> = {
  borrower: {
    moved:   'ผู้กู้ย้ายหน่วยงาน ตรวจว่าหน่วยงานใหม่หักเงินเดือนต่อ',
    retired: 'ผู้กู้เกษียณ ตรวจการหักจากบำนาญและความสามารถชำระ',
    left:    'ผู้กู้พ้นจากสมาชิกภาพ ตรวจการชำระหนี้ที่เหลือ',
    died:    'ผู้กู้เสียชีวิต ตรวจประกันชีวิต เงินสงเคราะห์ และทายาท',
  },
  guarantor: {
    moved:   'ผู้ค้ำประกันย้ายหน่วยงาน ตรวจที่อยู่ติดต่อ',
    retired: 'ผู้ค้ำประกันเกษียณ ตรวจว่ายังค้ำได้ตามระเบียบ',
    left:    'ผู้ค้ำประกันพ้นจากสมาชิกภาพ ต้องหาผู้ค้ำคนใหม่',
    died:    'ผู้ค้ำประกันเสียชีวิต ต้องหาผู้ค้ำคนใหม่',
  },
}

/** As the officer reads it; of a move with the two units. */
export function changeWhy(
  role: PersonRole,
  change: PersonChange,
  units: { from: string; to: string },
): string {
  const words = WHY[role][change]
  return change === 'moved' ? `${words} (จาก ${units.from} ไป ${units.to})` : words
}
