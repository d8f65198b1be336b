// Another account for what the cooperative pays out, beside the one it pays to now, and the name of the passbook beside the register's.

import type { Sealing } from '#database/core/sealed.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { maskAccount } from '#domain/money/bank-account.ts'
import { bankName } from '#domain/money/thai-bank.ts'
import { isSameName } from '#domain/person/same-name.ts'
import type { BankAccountChange, BankAccountSecret } from '#domain/request/bank-account.ts'
import type { Finding } from '#domain/request/request-kind.ts'
import type { DeskKind, Requested, Verdict } from './kinds.ts'
import { changeFinding, memberFinding, NO_RULES, registerNow } from './register-now.ts'

interface BankVerdict extends Verdict {
  before: { bank: string; masked: string }
}

export const bankAccountKind: DeskKind = {
  async judge(reading, asked) {
    const { bank, masked, name } = asked.payload as BankAccountChange
    const { number } = secretIn(asked, reading.sealing)
    const now = await registerNow(reading)
    const before = { bank: now.payBank, masked: now.payAccount ? maskAccount(now.payAccount) : '' }
    const isOther = number !== now.payAccount || (now.payBank !== '' && bank !== now.payBank)
    const verdict: BankVerdict = {
      findings: [
        memberFinding(now),
        changeFinding(isOther, `จาก ${inWords(before)} เป็น ${inWords({ bank, masked })}`),
        nameFinding(name, now.name),
      ],
      before,
    }
    // With the account that the order says it was.
    const secret = sealedAccount(reading.sealing, { number, before: now.payAccount })
    return { verdict, rulesVersion: NO_RULES, runId: now.runId, secret }
  },
  facts(verdict, asked, sealing) {
    const { before } = verdict as BankVerdict
    const { bank, masked, name } = asked.payload as BankAccountChange
    return [
      { label: 'บัญชีเดิม', value: inWords(before) },
      { label: 'ธนาคารใหม่', value: bankName(bank) },
      { label: 'เลขที่บัญชีใหม่', value: sealing ? secretIn(asked, sealing).number : masked },
      { label: 'ชื่อในสมุดบัญชี', value: name },
    ]
  },
  order(asked, sealing) {
    const { bank, name } = asked.payload as BankAccountChange
    const { before } = asked.judged as BankVerdict
    const { number, before: account = '' } = secretIn(asked, sealing)
    return {
      content: {
        action: 'set',
        changed: 'pay_bank pay_account',
        old_pay_bank: before.bank,
        new_pay_bank: bank,
        account_name: name,
        pay_from: asked.held_until ? bangkokDate(asked.held_until) : '',
      },
      secret: { old_pay_account: account, new_pay_account: number },
    }
  },
  isShown(asked, shown, { sealing }) {
    const { bank } = asked.payload as BankAccountChange
    // Of a core system that tells no accounts only its answer says it.
    if (!shown.pay_account_sealed) return null
    const account = sealing.open(shown.pay_account_sealed)
    return (
      account === secretIn(asked, sealing).number && (!shown.pay_bank || shown.pay_bank === bank)
    )
  },
}

export function sealedAccount(sealing: Sealing, secret: BankAccountSecret): Buffer {
  return sealing.seal(JSON.stringify(secret))
}

function secretIn({ payload_sealed }: Requested, sealing: Sealing): BankAccountSecret {
  if (!payload_sealed) throw new RangeError('an account without its number')
  return JSON.parse(sealing.open(payload_sealed))
}

/** Anything but equal is red: who is paid there is for an officer to find out. */
function nameFinding(passbook: string, register: string): Finding {
  const isSame = isSameName(passbook, register)
  return {
    rule: 'name',
    passes: isSame || null,
    says: isSame
      ? `ชื่อบัญชี “${passbook}” ตรงกับทะเบียน`
      : `ชื่อบัญชี “${passbook}” ไม่ตรงกับทะเบียน “${register}” ต้องสอบถามสมาชิกก่อน`,
    clause: '',
    ...(!isSame && { isRed: true }),
  }
}

function inWords({ bank, masked }: { bank: string; masked: string }): string {
  return [bankName(bank), masked].filter(Boolean).join(' ') || '(ไม่มี)'
}
