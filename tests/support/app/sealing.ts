import { sealingWith } from '#database/core/sealed.ts'

export const SEALING = sealingWith('a sealing secret that only tests know')
