// Members of the demo to whom its rules lend, and who may stand for them: of what they have the demo decides.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RightFeed } from '#contract/member/right.ts'
import { type BorrowingRight, borrowingRight } from '#domain/loan-right/right.ts'
import { satang } from '#domain/money/money.ts'
import { type People, peopleOf } from '#scripts/demo/people.ts'
import { issueSession } from '#server/identity/session.ts'
import { inDatabase } from './database.ts'
import { SITE_DATA_DIR, SITE_DATABASE_URL, SITE_URL } from './site.ts'
import { agreeToTerms } from './terms.ts'

export const ORDINARY = 'เงินกู้สามัญ'
export const CLIENT = { kind: 'other', device: 'Chrome บน Android', address: '127.0.0.1' } as const
const taken = new Set<string>()

export interface Who {
  membershipNo: string
  name: string
  token: string
}

export interface Borrower {
  who: Who
  /** As they are typed. */
  amount: string
  months: string
}

/** The first whose own figures allow it: of what members have the demo decides. */
export async function someBorrower(
  product: string,
  terms: number[],
  isWanted: (right: BorrowingRight, baht: number) => boolean,
): Promise<Borrower> {
  for await (const who of members()) {
    const { facts, lendings, rules, day }: RightFeed = await answerTo(who, '/right')
    const lending = lendings.find((one) => one.product.name === product)
    if (!lending) throw new Error(`${product} is not lent`)
    for (const months of terms) {
      const nothing = satang(0)
      const wish = {
        months,
        method: 'equal-total' as const,
        otherIncome: nothing,
        studentLoan: nothing,
        housing: nothing,
        otherDeductions: nothing,
      }
      const rightOf = (baht: number) =>
        borrowingRight(facts, { ...wish, amount: satang(baht * 100) }, { ...lending, rules }, day)
      const most = Math.floor(rightOf(1000).largest / 100_000) * 1000
      if (most < 1000) continue
      // From 100,000 baht on a code is not enough to sign with.
      for (const baht of [most, Math.min(most, 95_000)]) {
        const right = rightOf(baht)
        if (right.ok && isWanted(right, baht))
          return { who, amount: String(baht), months: String(months) }
      }
    }
  }
  throw new Error(`nobody may borrow ${product}`)
}

/** Whom the rules let stand for it. */
export async function somebodyFor({ who, amount, months }: Borrower): Promise<Who> {
  for await (const other of members()) {
    const named = { membership_no: other.membershipNo, name: other.name, product: ORDINARY }
    const body = { ...named, amount: Number(amount) * 100, months: Number(months) }
    const { may } = await answerTo(who, '/loan_request/guarantor', body)
    if (may) return other
  }
  throw new Error('nobody may stand for it')
}

/** Such as no other journey knows; nobody is asked for twice. */
async function* members(): AsyncGenerator<Who> {
  const rows = await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
    db
      .selectFrom('member')
      .select(['membership_no', 'member_name'])
      .where('membership_no', '>', '000040')
      .orderBy('membership_no')
      .limit(60)
      .execute(),
  )
  for (const { membership_no: membershipNo, member_name: name } of rows) {
    if (taken.has(membershipNo)) continue
    await agreeToTerms(membershipNo)
    const { token } = await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
      issueSession(db, { kind: 'member', subjectId: membershipNo, client: CLIENT }),
    )
    taken.add(membershipNo)
    yield { membershipNo, name, token }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a journey reads what it names
export async function answerTo({ token }: Who, path: string, body?: object): Promise<any> {
  const reply = await fetch(`${process.env[SITE_URL]}/api/member${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { data, error } = (await reply.json()) as { data?: unknown; error?: string }
  if (!data) throw new Error(`${path}: ${error}`)
  return data
}

/** Over HTTP, as their pages would ask it. */
export function asPeople(work: (people: People) => Promise<void>): Promise<void> {
  const file = join(String(process.env[SITE_DATA_DIR]), 'secrets.json')
  const { csrf: codeSecret } = JSON.parse(readFileSync(file, 'utf8'))
  const address = String(process.env[SITE_URL])
  return inDatabase(process.env[SITE_DATABASE_URL], (db) =>
    work(peopleOf({ db, address, codeSecret })),
  )
}
