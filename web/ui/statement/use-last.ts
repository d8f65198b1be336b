import { useState } from 'react'

/**
 * What a feed held last, while it is asked for something else. Only for what does not change with the question;
 * mount anew for another thing.
 */
export function useLast<T>(data: T | undefined): T | undefined {
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return data ?? last
}
