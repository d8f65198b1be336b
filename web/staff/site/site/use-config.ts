// One versioned config being edited: kept as a draft while it is typed, saved whole, and compared when somebody was faster.

import { useState } from 'react'
import type { ConfigState } from '#contract/staff/versioned-config.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { ConfigAddress } from '../../../client/address.ts'
import { ApiError, dataOf } from '../../../client/api.ts'
import { askInArea, useAreaDispatch } from '../../../client/ask-in-area.ts'
import { readDraft, writeDraft } from '../../../client/drafts.ts'
import { showToast } from '../../../client/store/toasts.ts'
import { useAction } from '../../../client/use-action.ts'
import type { Problems } from '../../../ui/form/error-summary.tsx'
import { useOfficer } from '../../client/use-staff.ts'
import { type FieldsOf, fieldsOf } from './fields-of.ts'

export interface Editing<Content> {
  content: Content
  change: (content: Content) => void
  /** What is wrong with one input, by its name. */
  problem: (field: string) => string | undefined
  field: FieldsOf<Content>
}

export interface ConfigEditing<Content> extends Editing<Content> {
  /** As the server has it. */
  saved: ConfigState<Content>
  dirty: boolean
  saving: boolean
  restored: boolean
  problems: Problems
  /** What somebody else saved meanwhile. */
  theirs: ConfigState<Content> | undefined
  save: () => Promise<boolean>
  discard: () => void
  /** Lets go of one's own words, or goes on from theirs with one's own. */
  settle: (whose: 'theirs' | 'mine') => void
}

interface Draft<Content> {
  version: number
  content: Content
}

/** `Content` is the domain's own type of what the contract describes by a schema: this is where one becomes the other. */
export function useConfig<Content extends object>(
  path: ConfigAddress,
  loaded: ConfigState<Content>,
  problemsOf: (content: Content, saved: Content) => Problem[],
  saidSaved = 'บันทึกแล้ว หน้าเว็บไซต์เปลี่ยนตามทันที',
): ConfigEditing<Content> {
  const name = `admin/${useOfficer().login}${path.replace('/api/admin', '')}`
  const { perform, busy: saving } = useAction()
  const dispatch = useAreaDispatch()
  const [saved, setSaved] = useState(loaded)
  const [kept] = useState(() => readDraft<Draft<Content>>(name))
  const [content, setContent] = useState(kept?.content ?? loaded.content)
  const [restored, setRestored] = useState(kept !== undefined)
  const [problems, setProblems] = useState<Problems>({})
  // A draft begun before somebody else's save is compared at once, not only when it is sent.
  const isLate = kept?.version !== undefined && kept.version !== loaded.version
  const [theirs, setTheirs] = useState(isLate ? loaded : undefined)
  const [base, setBase] = useState(kept?.version ?? loaded.version)

  function change(next: Content) {
    setContent(next)
    writeDraft(name, { version: base, content: next })
  }
  function settled(state: ConfigState<Content>) {
    setSaved(state)
    setBase(state.version)
    setContent(state.content)
    setRestored(false)
    setProblems({})
    setTheirs(undefined)
    writeDraft(name, undefined)
  }
  /** What somebody else has saved meanwhile; nothing when it cannot be had. */
  async function theirsNow(): Promise<ConfigState<Content> | undefined> {
    try {
      return dataOf(await dispatch(askInArea(path))) as ConfigState<Content>
    } catch (error) {
      if (error instanceof ApiError) return undefined
      throw error
    }
  }
  async function save(): Promise<boolean> {
    const found = problemsOf(content, saved.content)
    setProblems(Object.fromEntries(found.map(({ field, text }) => [field, text]).reverse()))
    if (found.length > 0) return false
    const answer = await perform(
      path,
      { version: base, content: content as never },
      { quiet: true },
    )
    if (answer instanceof ApiError) {
      const now = answer.status === 409 && (await theirsNow())
      if (now) setTheirs(now)
      else setProblems({ form: answer.message })
      return false
    }
    if (!answer) return false
    settled(answer.data as ConfigState<Content>)
    // Where it waits for a second person, that was said already.
    if (!('rc_des' in answer)) dispatch(showToast('success', saidSaved))
    return true
  }
  function settle(whose: 'theirs' | 'mine') {
    if (!theirs) return
    if (whose === 'theirs') return settled(theirs)
    setSaved(theirs)
    setBase(theirs.version)
    setTheirs(undefined)
    writeDraft(name, { version: theirs.version, content })
  }
  const problem = (field: string) => problems[field]
  return {
    content,
    change,
    problem,
    field: fieldsOf({ whole: content, prefix: '', problem, onChange: change }),
    saved,
    dirty: JSON.stringify(content) !== JSON.stringify(saved.content),
    saving,
    restored,
    problems,
    theirs,
    save,
    discard: () => settled(saved),
    settle,
  }
}
