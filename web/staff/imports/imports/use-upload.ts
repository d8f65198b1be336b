import { useRef, useState } from 'react'
import type { ImportSet } from '#contract/staff/imports.ts'
import { address } from '../../../client/address.ts'
import { ApiError, dataOf } from '../../../client/api.ts'
import { sendInArea, useAreaDispatch } from '../../../client/ask-in-area.ts'

export interface Sending {
  name: string
  bytes: number
  sent: number
  problem?: string
}

const SETS = '/api/admin/imports/sets'

/** Sends files to a set piece by piece, one after the other; a piece that fails can be sent again from there. */
export function useUpload() {
  const dispatch = useAreaDispatch()
  const [files, setFiles] = useState<Sending[]>([])
  const [sending, setSending] = useState(false)
  const set = useRef<ImportSet>(undefined)

  function change(name: string, changed: Partial<Sending>) {
    setFiles((known) => known.map((file) => (file.name === name ? { ...file, ...changed } : file)))
  }

  async function openSet(): Promise<ImportSet> {
    if (!set.current) {
      set.current = dataOf(await dispatch(sendInArea(SETS, {}, { quiet: true })))
    }
    return set.current
  }

  async function sendFile(file: File): Promise<void> {
    try {
      const { set: id, piece_max } = await openSet()
      // An empty file is a file too: it has one piece, of nothing.
      for (let at = 0; at === 0 || at < file.size; at += piece_max) {
        const piece = file.slice(at, at + piece_max)
        const query = new URLSearchParams({ name: file.name, at: String(at) })
        await dispatch(
          sendInArea(address('/api/admin/imports/sets/:set/pieces', { set: id }, query), piece, {
            quiet: true,
          }),
        )
        change(file.name, { sent: Math.min(file.size, at + piece_max) })
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      change(file.name, { problem: error.message })
    }
  }

  async function add(chosen: File[]): Promise<void> {
    setSending(true)
    const names = new Set(chosen.map(({ name }) => name))
    setFiles((known) => [
      ...known.filter(({ name }) => !names.has(name)),
      ...chosen.map(({ name, size }) => ({ name, bytes: size, sent: 0 })),
    ])
    for (const file of chosen) await sendFile(file)
    setSending(false)
  }

  async function remove(name: string): Promise<void> {
    const file = files.find((known) => known.name === name)
    try {
      if (file && !file.problem && set.current)
        await dispatch(
          sendInArea(
            address('/api/admin/imports/sets/:set/remove', { set: set.current.set }),
            { name },
            { quiet: true },
          ),
        )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return change(name, { problem: error.message })
    }
    setFiles((known) => known.filter((known) => known.name !== name))
  }

  return { files, sending, add, remove, setId: () => set.current?.set }
}
