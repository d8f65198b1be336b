import { useState } from 'react'
import type { Address, DataOf } from '../../client/address.ts'
import { useAction } from '../../client/use-action.ts'
import { useQuery } from '../../client/use-query.ts'

type ListPath = '/api/admin/categories' | '/api/admin/slides'
type Removal =
  | Address<'/api/admin/categories/:categoryId/remove'>
  | Address<'/api/admin/slides/:slideId/remove'>
type ItemOf<Path extends ListPath> =
  DataOf<'GET', Path> extends Record<string, (infer Item)[]> ? Item : never

/** A list whose things are edited, removed and put in order, each in a dialog or by a press of its own. */
export function useEditedList<Path extends ListPath>(path: Path) {
  const request = useQuery(path)
  const [editing, setEditing] = useState<ItemOf<Path> | 'new'>()
  const [removing, setRemoving] = useState<ItemOf<Path>>()
  const { perform, busy } = useAction()

  /** Whatever came of it, the list is asked for anew. */
  async function order(ids: number[]) {
    await perform(`${path as ListPath}/order`, { ids })
    request.again()
  }
  async function remove(removal: Removal, seen: number) {
    await perform(removal, { seen })
    request.again()
    setRemoving(undefined)
  }
  function saved() {
    setEditing(undefined)
    request.again()
  }
  return { request, busy, order, editing, setEditing, saved, removing, setRemoving, remove }
}
