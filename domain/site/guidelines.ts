import { bodyProblems } from './pages.ts'
import { lineProblem, type Problem } from './problem.ts'

/** The drawings of ours that may stand beside a step. */
export const GUIDE_PICTURES = [
  'sign-in',
  'dashboard',
  'cover',
  'letter',
  'payroll',
  'result',
  'transfer',
  'settled',
] as const
export type GuidePicture = (typeof GUIDE_PICTURES)[number]

export const GUIDE_PICTURE_WORDS: Record<GuidePicture, string> = {
  'sign-in': 'เข้าสู่ระบบ',
  dashboard: 'หน้าหลักของหน่วยงาน',
  cover: 'ใบปะหน้า',
  letter: 'หนังสือนำส่ง',
  payroll: 'หักเงินเดือน',
  result: 'ส่งผลการหัก',
  transfer: 'โอนเงิน',
  settled: 'รับรองยอดแล้ว',
}

/** What those who act for a unit are told to do, step by step. */
export interface GuidelineConfig {
  steps: { title: string; body_html: string; picture: GuidePicture | null }[]
}

const STEPS_MAX = 30
const STEP_BODY_MAX = 20_000

export function guidelineProblems({ steps }: GuidelineConfig): Problem[] {
  if (steps.length > STEPS_MAX)
    return [{ field: 'steps', text: `แนวปฏิบัติมีได้ไม่เกิน ${STEPS_MAX} ขั้นตอน` }]
  return steps.flatMap(({ title, body_html }, at) => {
    const field = `steps.${at}.body_html`
    const body = bodyProblems(body_html).map(({ text }) => ({ field, text }))
    const long = body_html.length > STEP_BODY_MAX
    return [
      ...lineProblem(`steps.${at}.title`, title, { label: 'ชื่อขั้นตอน', max: 200 }),
      ...(long ? [{ field, text: 'เนื้อหาของขั้นตอนยาวเกินไป กรุณาตัดให้สั้นลง' }] : body),
    ]
  })
}
