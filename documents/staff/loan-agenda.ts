// ระเบียบวาระพิจารณาเงินกู้: the requests of a committee's meeting on one paper, with what the officer found and room for each resolution.

import type { Day } from '#domain/calendar/day.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { formatBaht, type Satang, total } from '#domain/money/money.ts'
import type { Holder } from '../member/holder.ts'
import { baht } from '../member/loan-terms.ts'
import { type AgendaItem, type Content, oneSheet, type Part } from '../paper/official.ts'
import { figures } from '../paper/parts.ts'

export interface LoanAgenda {
  asOf: Day
  /** "คณะกรรมการเงินกู้" */
  committee: string
  /** "11/2569" */
  meetingNo: string
  heldOn: Day
  preparedBy: string
  requests: AgendaRequest[]
}

export interface AgendaRequest {
  requestNo: string
  borrower: Holder
  product: string
  amount: Satang
  months: number
  firstInstalment: Satang
  purpose: string
  /** In words where no person stands for it: "หุ้นของผู้กู้". */
  ownCollateral: string | null
  guarantors: { name: string; membershipNo: string }[]
  /** What the officer found; one against the rules that goes to the committee nevertheless has a reason. */
  findings: { says: string; clause: string; overridden: string | null }[]
}

export function loanAgenda(agenda: LoanAgenda): Content {
  const { asOf, committee, meetingNo, heldOn, preparedBy, requests } = agenda
  const sum = sumOf(requests)
  const groups = [...Map.groupBy(requests, ({ product }) => product)]
  const order = groups.flatMap(([, own]) => own)
  return {
    kind: 'loan-agenda',
    asOf,
    isWide: true,
    fileName: `วาระเงินกู้_${meetingNo.replaceAll('/', '-')}`,
    totals: [['รวมเงินกู้ที่เสนอ', sum]],
    tables: [],
    sheets: oneSheet(
      'loan-agenda',
      `การประชุม${committee} ครั้งที่ ${meetingNo} วันที่ ${longDate(heldOn)}`,
      [
        figures([
          ['คำขอที่เสนอ', `${requests.length}\u00A0คำขอ`],
          ['ที่ขอยกเว้นระเบียบ', `${requests.filter(isExcepted).length}\u00A0คำขอ`],
          ['รวมเงินกู้ที่เสนอ (บาท)', formatBaht(sum)],
        ]),
        ...groups.flatMap(([product, own]): Part[] => [
          {
            part: 'heading',
            text: `${product} ${own.length} คำขอ รวม ${baht(sumOf(own))}`,
          },
          { part: 'agenda', items: own.map((one) => itemOf(one, order.indexOf(one) + 1)) },
        ]),
        {
          part: 'signatures',
          signers: [
            { name: preparedBy, role: 'ผู้จัดทำ' },
            { name: null, role: 'เลขานุการที่ประชุม' },
            { name: null, role: 'ประธานที่ประชุม' },
          ],
        },
      ],
    ),
  }
}

function itemOf(request: AgendaRequest, no: number): AgendaItem {
  const { requestNo, borrower, product, amount, months, ownCollateral, guarantors } = request
  return {
    no: String(no),
    who: [borrower.name, `เลขสมาชิก ${borrower.membershipNo}`, borrower.unit, requestNo],
    loan: [
      `${product} ${baht(amount)}`,
      `${months}\u00A0งวด งวดแรก ${baht(request.firstInstalment)}`,
      request.purpose,
    ],
    behind: [
      ...(ownCollateral ? [ownCollateral] : []),
      ...guarantors.map(({ name, membershipNo }) => `${name} (${membershipNo})`),
    ],
    found: request.findings.map(({ says, clause, overridden }) => ({
      says: [says, clause && `(${clause})`].filter(Boolean).join(' '),
      excepted: overridden,
    })),
    choices: ['อนุมัติ', 'ไม่อนุมัติ', 'เลื่อน'],
  }
}

function isExcepted({ findings }: AgendaRequest): boolean {
  return findings.some(({ overridden }) => overridden !== null)
}

function sumOf(requests: readonly AgendaRequest[]): Satang {
  return total(requests.map(({ amount }) => amount))
}
