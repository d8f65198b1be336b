import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StatusFeed } from '#contract/member/status.ts'
import type { OwnProof } from '#contract/shared/passkeys.ts'
import { slipsOf } from '#database/queries/figures/collection-slip.ts'
import { depositAccountsOf } from '#database/queries/figures/deposit-account.ts'
import { depositMovementsOf } from '#database/queries/figures/deposit-movement.ts'
import { loansOf } from '#database/queries/figures/loan.ts'
import { loanMovementsOf } from '#database/queries/figures/loan-movement.ts'
import { shareMovementsOf } from '#database/queries/figures/share.ts'
import {
  everyAskTo,
  everyCertificateOf,
  everyRequestOf,
} from '#database/queries/member/desk-copy.ts'
import { papersOf } from '#database/queries/paper/issued-paper.ts'
import { type DataCopy, dataCopy } from '#documents/member/data-copy.ts'
import type { Pair } from '#documents/paper/facts.ts'
import type { Content } from '#documents/paper/official.ts'
import { monthOf } from '#domain/calendar/day.ts'
import { bangkokDate, buddhistYear, longDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { documentNumber, PAPER_KINDS } from '#domain/paper/issued-paper.ts'
import { fullName } from '#domain/person/full-name.ts'
import { addressLine } from '#domain/person/postal-address.ts'
import { REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { REQUEST_STATES } from '#domain/request/request-state.ts'
import {
  ASK_STATES,
  CERTIFICATE_STATES,
  COLLATERALS,
  WELFARE_STATES,
} from '#domain/statement/portal-words.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { readGian } from '#server/member-figures/beneficiaries.ts'
import { readColl } from '#server/member-figures/collateral.ts'
import { readDividend } from '#server/member-figures/dividend.ts'
import { readInsurance } from '#server/member-figures/insurance.ts'
import type { Reading } from '#server/member-figures/member-feed.ts'
import { inAndOut, withPayer } from '#server/member-figures/own-statement.ts'
import { readStatus } from '#server/member-figures/status.ts'
import { readWelfare } from '#server/member-figures/welfare.ts'
import { readHolder, sendMemberPaper } from '#server/papers/member-paper.ts'
import { everything, paperRows } from '#server/papers/paper-range.ts'
import { requireOwnProof } from '#server/passkeys/own-proof.ts'

export async function sendDataCopy(
  request: FastifyRequest,
  params: { format: 'pdf' | 'xlsx' },
  proof: OwnProof,
  reply: FastifyReply,
) {
  await requireOwnProof(request, proof)
  // Before anything leaves: a copy that nobody wrote down is not given.
  const detail = { form: params.format }
  await recordAudit(request.server.db, request, { action: 'data.copy', detail })
  return sendMemberPaper(request, reply, readCopy)
}

async function readCopy(reading: Reading): Promise<Content> {
  const { night, live, membershipNo, asOf } = reading
  const slips = await night(slipsOf, membershipNo)
  const { requests } = await readWelfare(reading)
  const papers = await live(papersOf, membershipNo)
  return dataCopy({
    asOf,
    holder: await readHolder(reading),
    person: personFacts(await readStatus(reading)),
    shares: await sharesOf(reading),
    loans: await loansWithRows(reading),
    deposits: await depositsWithRows(reading),
    months: slips.map((slip) => ({ ...slip, period: monthOf(slip.period) })),
    guarantees: await guaranteesOf(reading),
    beneficiaries: (await readGian(reading)).beneficiaries,
    dividends: (await readDividend(reading, undefined)).years,
    insurance: (await readInsurance(reading)).policies,
    welfare: requests.map((request) => ({ ...request, state: WELFARE_STATES[request.state] })),
    // Not itself: then the copy would be another one each time.
    papers: papers
      .filter(({ kind }) => kind !== 'data-copy')
      .map(({ kind, year, serial, issued_on }) => ({
        number: documentNumber(kind, buddhistYear(year), serial),
        name: PAPER_KINDS[kind].name,
        issued_on,
      })),
    ...(await deskCopy(reading)),
  })
}

/** Of guarantors neither name nor answer: what they said is theirs. */
async function deskCopy({ live, membershipNo }: Reading) {
  const [requests, asks, certificates] = await Promise.all([
    live(everyRequestOf, membershipNo),
    live(everyAskTo, membershipNo),
    live(everyCertificateOf, membershipNo),
  ])
  return {
    requests: requests.map(({ kind, payload, state, sent_at, ...of }) => ({
      number: requestNo(of),
      what: `${REQUEST_KINDS[kind].title}: ${REQUEST_KINDS[kind].summary(payload)}`,
      sent_on: bangkokDate(sent_at),
      state: REQUEST_STATES[state],
    })),
    asks: asks.map(({ amount, state, asked_at, answered_at, ...of }) => ({
      number: requestNo(of),
      amount,
      asked_on: bangkokDate(asked_at),
      answered_on: answered_at && bangkokDate(answered_at),
      state: ASK_STATES[state],
    })),
    certificates: certificates.map(
      ({ state, month, income, coop_deducted, other_deducted, ...of }) => ({
        number: requestNo(of),
        state: CERTIFICATE_STATES[state as keyof typeof CERTIFICATE_STATES],
        month,
        income,
        coop_deducted,
        other_deducted,
      }),
    ),
  }
}

function personFacts(person: Omit<StatusFeed, 'as_of'>): Pair[] {
  return [
    ['เลขสมาชิก', person.membership_no],
    ['ชื่อ–สกุล', fullName(person)],
    ['เลขบัตรประชาชน', person.national_id_masked],
    ['วันเกิด', longDate(person.birth_date)],
    ['โทรศัพท์มือถือ', person.mobile ?? '–'],
    ['โทรศัพท์บ้าน', person.home_phone ?? '–'],
    ['ที่อยู่', addressLine(person.address)],
    ['สังกัด', person.unit.name],
    ['ตำแหน่ง', person.position ?? '–'],
    ['เงินเดือน', `${formatBaht(person.salary)}\u00A0บาท`],
    ['วันที่เป็นสมาชิก', longDate(person.joined_on)],
    ['ประเภทสมาชิก', person.member_kind === 'ordinary' ? 'สมาชิกสามัญ' : 'สมาชิกสมทบ'],
  ]
}

async function sharesOf({ night, rules, membershipNo }: Reading): Promise<DataCopy['shares']> {
  const { parValue } = await rules()
  const movements = await night(shareMovementsOf, membershipNo)
  return movements.map((row) => ({ ...row, shares: Math.floor(row.amount / parValue) }))
}

async function loansWithRows({ night, membershipNo, asOf }: Reading): Promise<DataCopy['loans']> {
  const loans = []
  for (const contract of await night(loansOf, membershipNo)) {
    const own = { membershipNo, loanNo: contract.loan_no }
    const rows = paperRows(await night(loanMovementsOf, own, everything(asOf)))
    loans.push({ contract, rows: rows.map(withPayer) })
  }
  return loans
}

async function depositsWithRows(reading: Reading): Promise<DataCopy['deposits']> {
  const { night, membershipNo, asOf } = reading
  const deposits = []
  for (const account of await night(depositAccountsOf, membershipNo)) {
    const own = { membershipNo, accountNo: account.account_no }
    const rows = paperRows(await night(depositMovementsOf, own, everything(asOf)))
    deposits.push({ account, rows: rows.map(inAndOut) })
  }
  return deposits
}

/** The other person's name is shortened here as on the page: it is their data too. */
async function guaranteesOf(reading: Reading): Promise<DataCopy['guarantees']> {
  const { given, received } = await readColl(reading)
  return [
    ...given.map(({ loan_no, borrower_name, amount }) => ({
      loan_no,
      role: 'เป็นผู้ค้ำประกัน',
      name: borrower_name,
      amount,
    })),
    ...received.map(({ loan_no, collateral, guarantor_name, description, amount }) => ({
      loan_no,
      role: COLLATERALS[collateral],
      name: guarantor_name ?? description ?? '',
      amount,
    })),
  ]
}
