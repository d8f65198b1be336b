// Whom a member has named to come after them, in one letter. Children are called by the age they have today.

import type { Emit } from '../files/emit.ts'
import { officeDayFrom } from '../office-days.ts'
import { anchorOf, type Plan } from '../plan.ts'
import { Random } from '../random.ts'
import type { Person } from './person.ts'
import { DAUGHTERS, HEIRS, SONS } from './words.ts'

const MILLION = 1_000_000
const ERA = 543
const TITLE_CHANGES_AT = 15
const YOUNGEST_PARENT = 22
const OLDEST_PARENT = 42
/** Whoever is older has no parents to name. */
const WITH_PARENTS = 55

export interface Child {
  born: number
  name: string
}

/** A member's children, oldest first. */
export function childrenOf(plan: Plan, { birth, surname }: Person, index: number): Child[] {
  const dice = new Random(plan.seed, 'children', index)
  const born = Number(birth.slice(0, 4))
  const thisYear = Number(plan.asOf.slice(0, 4))
  const anchorYear = Number(anchorOf(plan).slice(0, 4))
  const known = KNOWN_CHILDREN[index]
  const years = known
    ? known.map((age) => anchorYear - age)
    : Array.from(
        { length: dice.whole(0, 2) },
        () => born + dice.whole(YOUNGEST_PARENT, OLDEST_PARENT),
      )
  return (
    years
      .filter((year) => year < thisYear && year - born >= YOUNGEST_PARENT)
      // In the year a title changes nobody can tell from the year alone.
      .map((year) => (anchorYear - year === TITLE_CHANGES_AT ? year - 1 : year))
      .sort()
      .map((year) => {
        const isSon = dice.chance(0.5)
        const isChild = titleChangesOn(year) > plan.asOf
        const prefix = isChild ? (isSon ? 'ด.ช.' : 'ด.ญ.') : isSon ? 'นาย' : 'นางสาว'
        return { born: year, name: `${prefix}${dice.pick(isSon ? SONS : DAUGHTERS)} ${surname}` }
      })
  )
}

/** When the letter that names a child is written anew, because boys and girls are grown up. */
function titleChangesOn(born: number): string {
  return officeDayFrom(`${born + TITLE_CHANGES_AT}-01-04`)
}

/** How old the children are of those whom everybody can sign in as. */
const KNOWN_CHILDREN: Record<number, number[]> = { 0: [13, 9], 1: [24, 19], 2: [4] }

export function reportBeneficiaries(
  plan: Plan,
  person: Person,
  children: readonly Child[],
  index: number,
  emit: Emit,
): void {
  const dice = new Random(plan.seed, 'papers', index)
  const wanted = dice.chance(0.85) || index < 3 ? dice.whole(1, 3) : 0
  const heirs: { name: string; relation: string; note?: string }[] = children
    .slice(0, wanted)
    .map(({ name, born }) => ({ name, relation: 'บุตร', note: `เกิด พ.ศ. ${born + ERA}` }))
  const anchor = anchorOf(plan)
  const age = Number(anchor.slice(0, 4)) - Number(person.birth.slice(0, 4))
  const others = HEIRS.filter(({ one }) => !one || age <= WITH_PARENTS)
  const had = new Set<string>()
  while (heirs.length < wanted) {
    const heir = dice.pick(others.filter(({ one, relation }) => !(one && had.has(relation))))
    had.add(heir.relation)
    heirs.push({
      name: `${heir.prefix}${dice.pick(heir.names)} ${person.surname}`,
      relation: heir.relation,
    })
  }
  // The letter was written when the member joined, or anew after the youngest of the children was born, and since
  // the anchor when one of them got another title.
  const named = children.slice(0, wanted)
  const renewals = [
    ...named.map(({ born }) => `${born}-12-30`),
    ...named
      .map(({ born }) => titleChangesOn(born))
      .filter((day) => day > anchor && day <= plan.asOf),
  ]
  const noted_on = [person.joinedOn, ...renewals].sort().at(-1)
  heirs.forEach(({ name, relation, note }, at) => {
    const part = Math.floor(MILLION / heirs.length)
    emit('beneficiary', {
      membership_no: person.no,
      seq: at + 1,
      name,
      relation,
      address: `${person.houseNo} หมู่ ${dice.pick([person.moo, person.moo, '4'])} ต.${person.subdistrict} อ.${person.district}`,
      share: at === heirs.length - 1 ? MILLION - part * at : part,
      noted_on,
      note,
    })
  })
}
