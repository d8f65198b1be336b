// autocannon 8 brings no types. What we use of it, and of its inside (load.ts says why).

declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export interface Client {
    setRequests(
      requests: { method: string; path: string; headers: Record<string, string>; body?: string }[],
    ): void
    pipelinedRequests: {
      addBody(part: Buffer): void
      terminateRequest(): unknown
    }
  }

  export interface Options {
    url: string
    method: string
    headers: Record<string, string>
    body?: string | undefined
    connections: number
    /** Seconds. */
    duration: number
    /** Milliseconds between looks at whether the time is over. */
    sampleInt: number
    /** Seconds. */
    timeout: number
    setupClient(client: Client): void
  }

  export interface Result {
    '2xx': number
    non2xx: number
    /** Timeouts among them. */
    errors: number
    /** Seconds. */
    duration: number
  }

  export interface Run extends EventEmitter<{ response: [Client, number, number, number] }> {
    then: Promise<Result>['then']
  }

  export default function autocannon(options: Options): Run
}
