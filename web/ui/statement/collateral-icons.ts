import { Banknote, FileKey, Landmark, type LucideIcon, UserRound } from 'lucide-react'
import type { COLLATERALS } from '#domain/statement/portal-words.ts'

export const COLLATERAL_ICONS: Record<keyof typeof COLLATERALS, LucideIcon> = {
  person: UserRound,
  shares: Landmark,
  deposit: Banknote,
  asset: FileKey,
}
