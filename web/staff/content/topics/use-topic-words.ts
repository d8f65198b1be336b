import { useRef, useState } from 'react'
import type { OwnDocument, OwnPicture, StaffTopic } from '#contract/staff/topics.ts'
import { readDraft, writeDraft } from '../../../client/drafts.ts'
import { useOfficer } from '../../client/use-staff.ts'

/** A text on the officer's desk: with whole pictures and documents, so that the preview has them. */
export interface TopicWords {
  /** How much of the topic's story it builds on (contract/staff/topics.ts). */
  seen: number
  title: string
  category_id: number | ''
  body: string
  pinned: boolean
  picture: OwnPicture | null
  gallery: OwnPicture[]
  documents: OwnDocument[]
}

const NOTHING: TopicWords = {
  seen: 0,
  title: '',
  category_id: '',
  body: '',
  pinned: false,
  picture: null,
  gallery: [],
  documents: [],
}

export function wordsIn({ changes, text }: Pick<StaffTopic, 'changes' | 'text'>): TopicWords {
  const { version: _, ...words } = text
  return { seen: changes, ...words }
}

/** As the server wants it. */
export function asSent(words: TopicWords) {
  const { seen, title, category_id, body, pinned, picture, gallery, documents } = words
  return {
    seen,
    title: title.trim(),
    category_id,
    body,
    pinned,
    picture_id: picture?.media_id ?? null,
    gallery: gallery.map(({ media_id }) => media_id),
    documents: documents.map(({ document_id }) => document_id),
  }
}

/**
 * What is typed is kept in this browser as it is typed, together with what it builds on: somebody who comes back to
 * a draft of yesterday is told what others have saved since, instead of saving over it.
 */
export function useTopicWords(topic: StaffTopic | undefined) {
  const { login } = useOfficer()
  const name = draftName(login, topic?.topic_id ?? 'new')
  const [saved, setSaved] = useState(() => (topic ? wordsIn(topic) : NOTHING))
  // Of this moment, for whoever saves and then publishes in one go.
  const latest = useRef(saved)
  const [kept] = useState(() => readDraft<TopicWords>(name))
  const [words, setWords] = useState<TopicWords>({ ...saved, ...kept })
  const [restored, setRestored] = useState(kept !== undefined)

  function change(changed: Partial<TopicWords>) {
    setWords((before) => {
      const next = { ...before, ...changed }
      writeDraft(name, next)
      return next
    })
  }
  /** It is on the server now; what was typed while it was on its way stays. */
  function settle(sent: TopicWords, seen: number) {
    const now = { ...sent, seen }
    latest.current = now
    setSaved(now)
    setRestored(false)
    setWords((before) => {
      const next = { ...before, seen }
      writeDraft(name, sameWords(next, now) ? undefined : next)
      return next
    })
  }
  /** Something was done to the topic that left its words as they were. */
  function follow(seen: number) {
    settle(latest.current, seen)
  }
  /** Back to what the server has. */
  function discard(theirs: TopicWords = saved) {
    latest.current = theirs
    setSaved(theirs)
    setWords(theirs)
    setRestored(false)
    writeDraft(name, undefined)
  }
  return { words, change, settle, follow, discard, restored, dirty: !sameWords(words, saved) }
}

/** Under which what is typed of a topic is kept in this browser. */
export function draftName(login: string, topicId: number | string): string {
  return `admin/${login}/topic/${topicId}`
}

function sameWords(one: TopicWords, other: TopicWords): boolean {
  return (
    JSON.stringify(asSent({ ...one, seen: 0 })) === JSON.stringify(asSent({ ...other, seen: 0 }))
  )
}
