import { MapPin } from 'lucide-react'
import type { Election } from '#contract/public/election.ts'

export function Places({ places }: { places: Election['places'] }) {
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="text-h2">
        สถานที่ลงคะแนนรายหน่วย
      </h2>
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {places.map(({ unit, place, booths }) => (
          <li key={unit} className="card grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 p-4">
            <MapPin aria-hidden className="mt-1 size-6 text-link" />
            <div>
              <p className="font-semibold">{unit}</p>
              <p>{place}</p>
              <p className="figures text-small text-muted">{booths} คูหา</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
