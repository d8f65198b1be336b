// Another address or e-mail, beside what the register has.

import {
  CONTACT_COLUMN_NAMES,
  CONTACT_COLUMNS,
  type ContactChange,
  type ContactColumn,
  type ContactPayload,
} from '#domain/request/contact.ts'
import type { Finding } from '#domain/request/request-kind.ts'
import type { DeskKind, Verdict } from './kinds.ts'
import { changeFinding, memberFinding, NO_RULES, registerNow } from './register-now.ts'

interface ContactVerdict extends Verdict {
  /** What the register had of the columns that change. */
  before: ContactChange
}

export const contactKind: DeskKind = {
  async judge(reading, { payload }) {
    const change = payload as ContactPayload
    const now = await registerNow(reading)
    const names = columnsIn(change)
    const before = Object.fromEntries(names.map((name) => [name, now.contact[name]]))
    const isOther = names.length > 0 && names.every((name) => now.contact[name] !== change[name])
    const words = names.map((name) => inWords(name, before, change)).join(' · ')
    const verdict: ContactVerdict = {
      findings: [
        memberFinding(now),
        changeFinding(isOther, words || 'ไม่มีข้อมูลที่เปลี่ยน'),
        ...(change.email ? [provedFinding(change)] : []),
      ],
      before,
    }
    return { verdict, rulesVersion: NO_RULES, runId: now.runId }
  },
  facts(verdict, { payload }) {
    const { before } = verdict as ContactVerdict
    const change = payload as ContactChange
    return columnsIn(change).map((name) => ({
      label: CONTACT_COLUMNS[name],
      value: `${before[name] || '(ไม่มี)'} → ${change[name] || '(ไม่มี)'}`,
    }))
  },
  order({ payload, judged }) {
    const { before } = judged as ContactVerdict
    const change = payload as ContactChange
    const names = columnsIn(change)
    const values = names.flatMap((name) => [
      [`old_${name}`, before[name] ?? ''],
      [`new_${name}`, change[name] ?? ''],
    ])
    const content = { action: 'set', changed: names.join(' '), ...Object.fromEntries(values) }
    return { content }
  },
  isShown({ payload }, shown) {
    const change = payload as ContactChange
    return columnsIn(change).every((name) => (shown[name] ?? '') === change[name])
  },
}

/** One that was asked before codes were sent has none. */
function provedFinding({ proved }: ContactPayload): Finding {
  const says = proved
    ? 'สมาชิกกรอกรหัสที่ส่งไปยังอีเมลใหม่ถูกต้อง'
    : 'ยังไม่ได้ยืนยันอีเมลใหม่ด้วยรหัส ต้องติดต่อสมาชิกให้ยืนยันก่อน'
  return { rule: 'proved', passes: proved === 'code' || null, says, clause: '' }
}

function columnsIn(change: ContactChange): ContactColumn[] {
  return CONTACT_COLUMN_NAMES.filter((name) => change[name] !== undefined)
}

function inWords(name: ContactColumn, before: ContactChange, after: ContactChange): string {
  return `${CONTACT_COLUMNS[name]} จาก ${before[name] || '(ไม่มี)'} เป็น ${after[name] || '(ไม่มี)'}`
}
