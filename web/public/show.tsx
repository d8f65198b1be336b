import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { Show } from '#contract/public/site-content.ts'
import { useMeta } from '../app/page-meta.tsx'
import { address } from '../client/address.ts'
import { sendOutside } from '../client/ask-outside.ts'
import { feedData } from '../client/store/feeds.ts'
import { useFeed } from '../client/store/use-feed.ts'
import { LoadedPage } from '../ui/feedback/loaded-page.tsx'
import { Article } from './article.tsx'

export function Component() {
  const { topicId } = useParams()
  const feed = useFeed(feedData, address('/api/info/show/:topicId', { topicId }))
  return (
    <LoadedPage from={feed} title="เรื่องที่เลือก">
      {(topic) => <ReadArticle topic={topic} />}
    </LoadedPage>
  )
}

function ReadArticle({ topic }: { topic: Show }) {
  const views = useViews(topic)
  useMeta({
    title: topic.title,
    description: topic.description,
    image: topic.picture?.url,
    article: {
      headline: topic.title,
      section: topic.category.name,
      published: topic.published_at,
    },
  })
  return <Article topic={topic} views={views} />
}

/** Tells the server that somebody reads, and shows how many have; a failure changes nothing. */
function useViews({ topic_id, views }: Show): number {
  const [counted, setCounted] = useState(views)
  useEffect(() => {
    setCounted(views)
    sendOutside(address('/api/info/show/:topicId/view', { topicId: topic_id }), {})
      .then(({ data }) => setCounted(data.views))
      .catch(() => undefined)
  }, [topic_id, views])
  return counted
}
