import { useEffect, useState } from 'react'
import { sendInArea, useAreaDispatch } from '../../client/ask-in-area.ts'
import { useMemberSession } from '../layout/use-member.ts'

type Terms = 'asked' | 'accepted' | 'wanted' | 'unknown'

/**
 * Whether the member has accepted the terms in force; asked on entering the layout (REQ-206), and again when
 * the server says so, for new ones may come into force while somebody reads.
 */
export function useTerms(): [Terms, () => void] {
  const dispatch = useAreaDispatch()
  const [terms, setTerms] = useState<Terms>('asked')
  const { unagreed } = useMemberSession()
  useEffect(() => {
    if (unagreed > 0) setTerms('asked')
  }, [unagreed])
  useEffect(() => {
    if (terms !== 'asked') return
    let gone = false
    const answered = (answer: Terms) => gone || setTerms(answer)
    dispatch(sendInArea('/api/member/termofconditional', {})).then(
      ({ rc_code }) => answered(rc_code === '1' ? 'accepted' : 'wanted'),
      () => answered('unknown'),
    )
    return () => {
      gone = true
    }
  }, [dispatch, terms])
  return [terms, () => setTerms('asked')]
}
