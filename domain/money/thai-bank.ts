// Banks that take deposits from the public, by the Bank of Thailand's number, and how many figures their account numbers have.
// No bank was found that publishes how its check digit is worked out; where one does, it is another column here.

interface ThaiBank {
  name: string
  /** How long an account number may be. */
  lengths: readonly number[]
}

// biome-ignore format: a table reads in columns
export const THAI_BANKS = {
  '002': { name: 'ธนาคารกรุงเทพ',                          lengths: [10] },
  '004': { name: 'ธนาคารกสิกรไทย',                         lengths: [10] },
  '006': { name: 'ธนาคารกรุงไทย',                          lengths: [10] },
  '011': { name: 'ธนาคารทหารไทยธนชาต',                     lengths: [10] },
  '014': { name: 'ธนาคารไทยพาณิชย์',                        lengths: [10] },
  '022': { name: 'ธนาคารซีไอเอ็มบี ไทย',                     lengths: [10] },
  '024': { name: 'ธนาคารยูโอบี',                           lengths: [10] },
  '025': { name: 'ธนาคารกรุงศรีอยุธยา',                      lengths: [10] },
  '030': { name: 'ธนาคารออมสิน',                          lengths: [12, 15] },
  '033': { name: 'ธนาคารอาคารสงเคราะห์',                    lengths: [12] },
  '034': { name: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร',     lengths: [12] },
  '066': { name: 'ธนาคารอิสลามแห่งประเทศไทย',               lengths: [10] },
  '067': { name: 'ธนาคารทิสโก้',                           lengths: [10, 14] },
  '069': { name: 'ธนาคารเกียรตินาคินภัทร',                   lengths: [10, 14] },
  '070': { name: 'ธนาคารไอซีบีซี (ไทย)',                     lengths: [14] },
  '071': { name: 'ธนาคารไทยเครดิต',                        lengths: [10, 14] },
  '073': { name: 'ธนาคารแลนด์ แอนด์ เฮ้าส์',                  lengths: [10] },
} as const satisfies Record<string, ThaiBank>

export type ThaiBankCode = keyof typeof THAI_BANKS

/** What a bank is called; a code that nobody knows is said as it is. */
export function bankName(code: string): string {
  return code in THAI_BANKS ? THAI_BANKS[code as ThaiBankCode].name : code
}

export const THAI_BANK_CODES = Object.keys(THAI_BANKS) as ThaiBankCode[]

/** In figures alone; the sentence where this bank has no such number. */
export function accountProblem(bank: ThaiBankCode, number: string): string | undefined {
  const { name, lengths }: ThaiBank = THAI_BANKS[bank]
  if (/^[0-9]+$/.test(number) && lengths.includes(number.length) && !/^0+$/.test(number))
    return undefined
  return `เลขที่บัญชีของ${name}ต้องมี ${lengths.join(' หรือ ')} หลัก`
}

/** Without the dashes of a passbook. */
export function typedAccount(text: string): string {
  return text.replaceAll(/[\s-]/g, '')
}
