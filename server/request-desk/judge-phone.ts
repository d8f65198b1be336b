// Another mobile number, beside the one that codes go to.

import type { PhoneChange } from '#domain/request/phone.ts'
import type { DeskKind, Verdict } from './kinds.ts'
import { changeFinding, memberFinding, NO_RULES, registerNow } from './register-now.ts'

interface PhoneVerdict extends Verdict {
  before: string
}

const PROVED: Record<PhoneChange['proved'], string> = {
  code: 'สมาชิกกรอกรหัสที่ส่งไปยังหมายเลขใหม่ถูกต้อง',
  counter: 'แจ้งที่เคาน์เตอร์ ต้องโทรเข้าหมายเลขใหม่ต่อหน้าสมาชิก และตรวจบัตรประชาชนตัวจริง',
}

export const phoneKind: DeskKind = {
  async judge(reading, { payload }) {
    const { mobile, proved } = payload as PhoneChange
    const now = await registerNow(reading)
    const verdict: PhoneVerdict = {
      findings: [
        memberFinding(now),
        changeFinding(mobile !== now.mobile, `จาก ${now.mobile || '(ไม่มี)'} เป็น ${mobile}`),
        { rule: 'proved', passes: proved === 'code' || null, says: PROVED[proved], clause: '' },
      ],
      before: now.mobile,
    }
    return { verdict, rulesVersion: NO_RULES, runId: now.runId }
  },
  facts(verdict, { payload }) {
    const { before } = verdict as PhoneVerdict
    const { mobile } = payload as PhoneChange
    return [
      { label: 'หมายเลขเดิม', value: before || '(ไม่มี)' },
      { label: 'หมายเลขใหม่', value: mobile },
    ]
  },
  order({ payload, judged }) {
    const { before } = judged as PhoneVerdict
    const { mobile } = payload as PhoneChange
    return {
      content: { action: 'set', changed: 'mobile', old_mobile: before, new_mobile: mobile },
    }
  },
  isShown({ payload }, shown) {
    return shown.mobile === (payload as PhoneChange).mobile
  },
}
