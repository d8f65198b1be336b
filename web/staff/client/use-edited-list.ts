import { useState } from 'react'
import { useStaffAction } from './use-staff-action.ts'
import { useStaffQuery } from './use-staff-query.ts'

/** A list whose things are edited, removed and put in order, each in a dialog or by a press of its own. */
export function useEditedList<Answer, Item>(path: string) {
  const asked = useStaffQuery<Answer>(path)
  const [editing, setEditing] = useState<Item | 'new'>()
  const [removing, setRemoving] = useState<Item>()
  const { perform, doing } = useStaffAction()

  /** Whatever came of it, the list is asked for anew. */
  async function act(step: string, words: object) {
    await perform(`${path}${step}`, words)
    asked.again()
  }
  async function remove(id: number, seen: number) {
    await act(`/${id}/remove`, { seen })
    setRemoving(undefined)
  }
  function saved() {
    setEditing(undefined)
    asked.again()
  }
  return { asked, doing, act, editing, setEditing, saved, removing, setRemoving, remove }
}
