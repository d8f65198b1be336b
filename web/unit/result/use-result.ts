import { address, type To } from '../../client/address.ts'
import { ApiError } from '../../client/api.ts'
import { type Sent, useAction } from '../../client/use-action.ts'
import { useQuery } from '../../client/use-query.ts'

type ActPath =
  | '/api/membergroup/result'
  | `/api/membergroup/result/${'lines' | 'rest' | 'left-out' | 'transfer' | 'correct' | 'reset' | 'file' | 'slip'}`

/** A month's result and everything that can be done about it, one thing at a time. */
export function useResult(query: string) {
  const request = useQuery(address('/api/membergroup/result', query), { quiet: true })
  const { perform, busy } = useAction()

  /** The reply, or why there is none; undefined for a second press. What is shown is asked for anew. */
  async function act<A extends To<ActPath>>(to: A, ...sent: Sent<A>) {
    const reply = await perform(to, ...sent)
    // Somebody else of the unit may have been quicker: what they did is shown.
    if (reply && (!(reply instanceof ApiError) || reply.status === 409)) request.again()
    return reply
  }
  return { request, acts: { act, busy } }
}

export type ResultActs = ReturnType<typeof useResult>['acts']
