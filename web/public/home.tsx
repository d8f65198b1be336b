// «หน้าแรก»: what a cooperative's visitors look for, the most wanted first.

import { useMeta } from '../app/page-meta.tsx'
import { useSite } from '../app/site.tsx'
import { feedData } from '../client/store/feeds.ts'
import { useFeed } from '../client/store/use-feed.ts'
import { FailedFeed } from '../ui/feedback/failed-feed.tsx'
import { Latest } from './home/latest.tsx'
import { News } from './home/news.tsx'
import { QuickLinks, SignInDoors } from './home/quick-links.tsx'
import { Rates } from './home/rates.tsx'
import { Reports } from './home/reports.tsx'
import { HomeSkeleton } from './home/skeleton.tsx'
import { Slides } from './home/slides.tsx'
import { Statistics } from './home/statistics.tsx'

export function Component() {
  const { config } = useSite()
  const { data: home, failed, again } = useFeed(feedData, '/api/info/home')
  useMeta({ title: 'หน้าแรก', sharedAs: config.coopNameTH, image: home?.slides[0]?.picture.url })

  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {config.coopNameTH}
      </h1>
      <SignInDoors />
      {home ? (
        <>
          <div className="page-width grid gap-6 pt-4 lg:grid-cols-12 lg:gap-8 lg:pt-8">
            <Slides slides={home.slides} />
            <Latest categories={home.categories} />
          </div>
          <QuickLinks />
          <Rates rates={home.rates} />
          <News categories={home.categories} />
          <Statistics years={home.statistics} />
          <Reports />
        </>
      ) : failed ? (
        <FailedFeed title="ข่าวและอัตราดอกเบี้ย" retry={again} />
      ) : (
        <HomeSkeleton />
      )}
    </>
  )
}
