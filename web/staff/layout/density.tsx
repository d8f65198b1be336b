// How close rows stand: an officer's own choice, kept in this browser.

import { createContext, useContext, useState } from 'react'

export type Density = 'easy' | 'tight'

const KEY = 'staff-density'
const NAMES = { easy: 'สบายตา', tight: 'แน่น' } as const

export const DensityContext = createContext<[Density, (density: Density) => void]>([
  'easy',
  () => undefined,
])

export function useStoredDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(stored)
  function choose(wanted: Density) {
    setDensity(wanted)
    try {
      localStorage.setItem(KEY, wanted)
    } catch {
      // Without storage it holds for this visit.
    }
  }
  return [density, choose]
}

function stored(): Density {
  try {
    return localStorage.getItem(KEY) === 'tight' ? 'tight' : 'easy'
  } catch {
    return 'easy'
  }
}

export function DensitySwitch() {
  const [density, choose] = useContext(DensityContext)
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center">
      <legend className="float-left pe-2 text-small">ระยะแถว</legend>
      {(['easy', 'tight'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={density === one}
          onClick={() => choose(one)}
          className="pick text-small"
        >
          {NAMES[one]}
        </button>
      ))}
    </fieldset>
  )
}
