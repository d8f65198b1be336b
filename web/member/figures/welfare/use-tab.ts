import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useSearchParams } from 'react-router'
import type { WelfareTab } from '#contract/member/welfare.ts'
import { changeWelfareTab } from '../../../client/store/member-feeds.ts'

const TABS: readonly WelfareTab[] = ['all', 'received', 'rights']

/**
 * The address says which tab; the store remembers it for whoever comes back without one (REQ-237).
 */
export function useWelfareTab(inAddress: string | null): [WelfareTab, (tab: WelfareTab) => void] {
  const dispatch = useDispatch()
  const [, setQuery] = useSearchParams()
  const kept = useSelector((all: Record<string, unknown>) => all.welfareTab)
  const tab = known(inAddress) ?? known(kept) ?? 'all'
  useEffect(() => {
    dispatch(changeWelfareTab(tab))
  }, [dispatch, tab])
  return [tab, (key) => setQuery({ tab: key }, { replace: true })]
}

function known(key: unknown): WelfareTab | undefined {
  return TABS.find((tab) => tab === key)
}
