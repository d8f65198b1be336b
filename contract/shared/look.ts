// How large the text is and which colours it has, as one visitor chose. In a cookie, so that the server
// draws the page that way before the first paint.

export const LOOK_COOKIE = 'look'
export const TEXT_SIZES = ['1', '2', '3'] as const
export const THEMES = ['auto', 'light', 'dark'] as const

export interface Look {
  size: (typeof TEXT_SIZES)[number]
  theme: (typeof THEMES)[number]
}

export const USUAL_LOOK: Look = { size: '1', theme: 'auto' }

export function lookIn(cookie: string | undefined): Look {
  const [size, theme] = (cookie ?? '').split('-')
  return {
    size: TEXT_SIZES.find((known) => known === size) ?? USUAL_LOOK.size,
    theme: THEMES.find((known) => known === theme) ?? USUAL_LOOK.theme,
  }
}

export function cookieOfLook({ size, theme }: Look): string {
  return `${size}-${theme}`
}
