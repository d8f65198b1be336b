import { ask, startChild, wordOf } from './child.ts'

/** A server under test, whatever it is made of. */
export interface Server {
  name: string
  address: string
  /** Microseconds of CPU it has used so far; NaN where the machine does not tell. */
  cpu(): Promise<number>
}

/** One that runs in a child of ours. */
export interface ChildServer extends Server {
  /** Bytes of memory it takes. */
  memory(): Promise<number>
}

export async function startServer(
  name: string,
  script: string,
  args: string[],
  options?: Parameters<typeof startChild>[2],
): Promise<ChildServer> {
  const child = startChild(`servers/${script}`, args, options)
  const address = await wordOf<string>(child)
  return { name, address, cpu: () => ask(child, 'cpu'), memory: () => ask(child, 'memory') }
}
