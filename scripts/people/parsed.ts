import { type ParseArgsConfig, parseArgs } from 'node:util'
import { OperatorError } from '#database/core/operator-error.ts'

/** What a command was given; whoever gave it something else is told how it is used. */
export function parsed<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ options })
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n${usage}`)
  }
}
