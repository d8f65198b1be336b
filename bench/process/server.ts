import { ask, startChild, wordOf } from './child.ts'

/** A server under test, whatever it is made of. */
export interface Server {
  name: string
  address: string
  /** Microseconds of CPU it has used so far; NaN where the machine does not tell. */
  cpu(): Promise<number>
}

export async function startServer(name: string, script: string, args: string[]): Promise<Server> {
  const child = startChild(`servers/${script}`, args)
  const address = await wordOf<string>(child)
  return { name, address, cpu: () => ask(child, 'cpu') }
}
