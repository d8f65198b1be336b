/** What drafts say of the cooperative, from its settings. */
export interface DraftFacts {
  name: string
  phone: string
  email: string
  /** Members may prove who they are with ThaID. */
  thaid: boolean
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export function draftFacts(settings: Record<string, string>, thaid: boolean): DraftFacts {
  const text = (name: string) =>
    (settings[name] ?? '').replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? '')
  return {
    name: text('coopNameTH'),
    phone: text('phone') || text('mobile'),
    email: text('email'),
    thaid,
  }
}

/** Where none is set yet, the draft asks for it. */
export function contactIn({ phone, email }: DraftFacts): string {
  const ways = [phone && `โทร. ${phone}`, email && `อีเมล ${email}`].filter(Boolean)
  return ways.length > 0 ? `${ways.join(' ')} ในวันและเวลาทำการ` : '[กรอกโทรศัพท์หรืออีเมล]'
}
