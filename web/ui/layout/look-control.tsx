import { useEffect, useState } from 'react'
import {
  cookieOfLook,
  LOOK_COOKIE,
  type Look,
  lookIn,
  TEXT_SIZES,
  THEMES,
  USUAL_LOOK,
} from '#contract/shared/look.ts'

const ONE_YEAR_SECONDS = 31_536_000

const SIZES = { '1': ['ก', 'ปกติ'], '2': ['ก+', 'ใหญ่'], '3': ['ก++', 'ใหญ่มาก'] } as const
const THEME_NAMES = { auto: 'ตามเครื่อง', light: 'สว่าง', dark: 'มืด' } as const

// In a narrow menu the choices go under their legend as one row, rather than the last of them alone.
const TOGETHER = 'flex min-w-0 flex-wrap'

/** Text size, kept for this visitor. */
export function TextSize() {
  const [look, choose] = useLook()
  return (
    <fieldset className="no-print flex min-w-0 flex-wrap items-center">
      <legend className="float-left pe-2 text-small">ขนาดตัวอักษร</legend>
      <span className={TOGETHER}>
        {TEXT_SIZES.map((size) => {
          const [letters, name] = SIZES[size]
          return (
            <button
              key={size}
              type="button"
              aria-label={`${letters} ขนาดตัวอักษร${name}`}
              aria-pressed={look.size === size}
              onClick={() => choose({ size })}
              className="pick"
            >
              {letters}
            </button>
          )
        })}
      </span>
    </fieldset>
  )
}

/** Colours: the device's wish unless the visitor has another. */
export function Theme() {
  const [look, choose] = useLook()
  return (
    <fieldset className="no-print flex min-w-0 flex-wrap items-center">
      <legend className="float-left pe-2 text-small">สีพื้น</legend>
      <span className={TOGETHER}>
        {THEMES.map((theme) => (
          <button
            key={theme}
            type="button"
            aria-pressed={look.theme === theme}
            onClick={() => choose({ theme })}
            className="pick"
          >
            {THEME_NAMES[theme]}
          </button>
        ))}
      </span>
    </fieldset>
  )
}

const CHANGED = 'look-changed'

/** The page itself knows how it looks; several controls on it tell the same. */
function useLook() {
  const [look, setLook] = useState(USUAL_LOOK)
  useEffect(() => {
    const read = () => setLook(lookOfPage())
    read()
    addEventListener(CHANGED, read)
    return () => removeEventListener(CHANGED, read)
  }, [])

  function choose(chosen: Partial<Look>) {
    const next = { ...lookOfPage(), ...chosen }
    const { dataset } = document.documentElement
    dataset.text = next.size
    dataset.theme = next.theme
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on older phones
    document.cookie = `${LOOK_COOKIE}=${cookieOfLook(next)}; Max-Age=${ONE_YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`
    dispatchEvent(new Event(CHANGED))
  }
  return [look, choose] as const
}

function lookOfPage(): Look {
  const { text, theme } = document.documentElement.dataset
  return lookIn(`${text}-${theme}`)
}
