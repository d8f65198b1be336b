import { Link, useSearchParams } from 'react-router'
import type { Election } from '#contract/public/election.ts'
import { buddhistYear } from '#domain/calendar/thai-date.ts'
import { phaseOf } from '#domain/content/election.ts'
import { useMeta } from '../app/page-meta.tsx'
import { useNow } from '../app/site.tsx'
import { address } from '../client/address.ts'
import { feedData } from '../client/store/feeds.ts'
import { useFeed } from '../client/store/use-feed.ts'
import { LoadedPage } from '../ui/feedback/loaded-page.tsx'
import { Calendar } from './election/calendar.tsx'
import { Candidates } from './election/candidates.tsx'
import { Hero } from './election/hero.tsx'
import { Places } from './election/places.tsx'
import { Results } from './election/results.tsx'
import { Rules } from './election/rules.tsx'
import { VotingPlaceSearch } from './election/voting-place-search.tsx'

export function Component() {
  const [asked] = useSearchParams()
  const year = asked.get('year')
  const feed = useFeed(
    feedData,
    address('/api/info/election', year ? `?${new URLSearchParams({ year })}` : ''),
  )
  return (
    <LoadedPage from={feed} title="การเลือกตั้งคณะกรรมการ">
      {({ election, years }) =>
        election ? <Shown election={election} years={years} /> : <NothingPlanned />
      }
    </LoadedPage>
  )
}

function NothingPlanned() {
  useMeta({ title: 'การเลือกตั้งคณะกรรมการ' })
  return (
    <div className="page-width py-8">
      <h1 tabIndex={-1} className="text-h2 sm:text-h1">
        การเลือกตั้งคณะกรรมการ
      </h1>
      <p className="mt-4 text-muted">ยังไม่มีกำหนดการเลือกตั้ง</p>
    </div>
  )
}

/** What matters most at the time comes first: how to vote on the day, the count once it is out. */
function Shown({ election, years }: { election: Election; years: number[] }) {
  const phase = phaseOf(election, useNow())
  useMeta({
    title: `${election.title} พ.ศ. ${buddhistYear(election.year)}`,
    description: election.summary,
  })
  const rules = <Rules key="rules" rules={election.rules} voting={phase === 'voting'} />
  const candidates = election.positions.map((position, at) => (
    <Candidates key={position.name} position={position} seq={at + 1} />
  ))
  return (
    <>
      <Hero election={election} phase={phase} />
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-12 py-10">
        {phase === 'voting' && rules}
        {phase === 'results' && <Results election={election} />}
        {phase === 'before' && <Calendar steps={election.steps} />}
        {candidates}
        {phase === 'before' && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
            <VotingPlaceSearch />
            {rules}
          </div>
        )}
        {phase === 'voting' && <VotingPlaceSearch />}
        <Places places={election.places} />
        {phase !== 'before' && <Calendar steps={election.steps} />}
        <Archive years={years} shown={election.year} />
      </div>
    </>
  )
}

function Archive({ years, shown }: { years: number[]; shown: number }) {
  const others = years.filter((year) => year !== shown)
  if (others.length === 0) return null
  return (
    <nav aria-labelledby="archive">
      <h2 id="archive" className="text-h2">
        การเลือกตั้งปีอื่น
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {others.map((year) => (
          <li key={year}>
            <Link
              to={year === years[0] ? '/election' : `/election?year=${buddhistYear(year)}`}
              className="button button-secondary"
            >
              พ.ศ. {buddhistYear(year)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
