import { ChevronDown } from 'lucide-react'
import type { Candidate, Position } from '#contract/public/election.ts'
import { PersonName } from './person-name.tsx'

/** Everybody alike, in the order of their numbers, whatever the count says. */
export function Candidates({ position, seq }: { position: Position; seq: number }) {
  const { name, seats, candidates } = position
  const id = `candidates-${seq}`
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <h2 id={`${id}-title`} className="text-h2">
        ผู้สมัคร{name}
      </h2>
      <p className="text-muted">
        {candidates.length} คน เรียงตามหมายเลข เลือกได้ไม่เกิน {seats} คน
      </p>
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 xl:grid-cols-5">
        {candidates.map((candidate) => (
          <li key={candidate.number}>
            <Card candidate={candidate} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ candidate: { number, name, unit, statement, picture } }: { candidate: Candidate }) {
  return (
    <article className="card flex h-full flex-col overflow-hidden">
      <div
        className={picture ? 'grid grid-cols-[min(7.5rem,35%)_minmax(0,1fr)] sm:grid-cols-1' : ''}
      >
        {picture && (
          <img
            src={picture.url}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
            className="aspect-3/4 w-full object-cover"
          />
        )}
        <div className="min-w-0 p-[16px]">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-small text-muted">หมายเลข</span>
            <span className="figures text-[3rem] leading-none font-semibold">{number}</span>
          </p>
          <h3 className="mt-2 text-h3">
            <PersonName name={name} />
          </h3>
          <p className="text-small text-muted">{unit}</p>
        </div>
      </div>
      <details className="group mt-auto border-t border-border">
        <summary className="flex min-h-12 items-center justify-between gap-2 px-4 text-small font-semibold text-link hover:bg-subtle">
          นโยบาย
          <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
        </summary>
        <p className="px-4 pb-4 text-small">{statement}</p>
      </details>
    </article>
  )
}
