import { feedFooter } from '../../client/store/feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'

/** Whom to call, after words that say why; without a number only the words. */
export function Contact({ children }: { children: string }) {
  const { data } = useFeed(feedFooter, '/api/info/footer')
  return (
    <span>
      {children}
      {data?.phone && (
        <>
          {' '}
          โทร{' '}
          <a
            className="term text-inherit underline underline-offset-4"
            href={`tel:${data.phone.replace(/[^\d+]/g, '')}`}
          >
            {data.phone}
          </a>
        </>
      )}
    </span>
  )
}
