import { type ReactNode, useId, useRef } from 'react'
import type { WelfareFeed, WelfareTab } from '#contract/member/welfare.ts'

interface TabsProps {
  tabs: WelfareFeed['tabs']
  chosen: WelfareTab
  onChoose: (tab: WelfareTab) => void
  children: ReactNode
}

/** Arrows move and choose at once; Tab goes on to what is shown. */
export function Tabs({ tabs, chosen, onChoose, children }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex(({ key }) => key === chosen)

  function onKey(event: React.KeyboardEvent) {
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const index = (next + tabs.length) % tabs.length
    const tab = tabs[index]
    if (!tab) return
    onChoose(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  return (
    <div className="mt-6">
      <div
        ref={list}
        role="tablist"
        aria-label="สวัสดิการ"
        onKeyDown={onKey}
        className="no-print mb-4 grid grid-cols-3 border-b border-border sm:flex sm:gap-1"
      >
        {tabs.map(({ key, name, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
            className="-mb-px min-h-12 border-b-4 border-transparent px-1 py-1 text-label leading-snug hover:bg-subtle aria-selected:border-primary aria-selected:font-semibold aria-selected:text-link sm:px-5"
          >
            {name} <span className="figures block font-normal text-muted sm:inline">({count})</span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  )
}
