// What is asked of the demo core system.

export interface Plan {
  members: number
  /** How many months the movements go back. */
  months: number
  units: number
  seed: number
  /** The last day the files tell of; a month's end. */
  asOf: string
  /** The month after that is billed already, and nothing of it is known yet: employers are at work on it. */
  billsNext?: boolean
}

export type Writing = 'utf-8' | 'utf-8-bom' | 'windows-874' | 'xlsx'

// Rates, names and places are those of the same cooperative's public pages (demo/site): a member compares them.

// biome-ignore format: a table reads in columns
export const LOAN_TYPES = [
  { code: '01', name: 'เงินกู้เพื่อเหตุฉุกเฉิน', ratePpm: 57_500, monthsMax: 12,  months: [6, 12],       share: 0.3,  salaries: 1 },
  { code: '02', name: 'เงินกู้สามัญ',         ratePpm: 57_500, monthsMax: 120, months: [48, 72, 120], share: 0.5,  salaries: 15 },
  { code: '03', name: 'เงินกู้พิเศษ',          ratePpm: 52_500, monthsMax: 360, months: [180, 240],    share: 0.12, salaries: 45 },
] as const

// biome-ignore format: a table reads in columns
export const DEPOSIT_TYPES = [
  { code: '10', name: 'ออมทรัพย์',      ratePpm: 17_500 },
  { code: '20', name: 'ออมทรัพย์พิเศษ', ratePpm: 26_000 },
] as const

// biome-ignore format: a table reads in columns
export const FUNDS = [
  { code: 'LOCAL', name: 'สมาคมฌาปนกิจสงเคราะห์ภูแสงธาร', perDeath: 20_00,  benefit: 150_000_00 },
  { code: 'FED',   name: 'สมาคมฌาปนกิจสหกรณ์ (กลาง)',   perDeath: 40_00,  benefit: 600_000_00 },
] as const

// biome-ignore format: a table reads in columns
export const WELFARE_TYPES = [
  { code: 'W01', name: 'วันเกิดสมาชิก',        most: 100_00 },
  { code: 'W02', name: 'ทุนการศึกษาบุตร',      most: 2_500_00 },
  { code: 'W03', name: 'ผู้ประสบสาธารณภัย',    most: 10_000_00 },
  { code: 'W04', name: 'สมาชิกถึงแก่กรรม',      most: 200_000_00 },
] as const

/** What the general meetings approved, newest first; the newest holds for every later year. */
// biome-ignore format: a table reads in columns
export const APPROVED_RATES = [
  { year: 2025, dividendPpm: 49_000, returnPpm: 105_000 },
  { year: 2024, dividendPpm: 49_500, returnPpm: 105_000 },
  { year: 0,    dividendPpm: 50_000, returnPpm: 110_000 },
] as const
