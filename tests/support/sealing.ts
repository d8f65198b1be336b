import { sealingWith } from '#database/sealed.ts'

export const SEALING = sealingWith('a sealing secret that only tests know')
