// The cooperative's colour: everything that is drawn in it follows from the one that is chosen, in both themes, and
// what people could not read is refused (WCAG 2.2 AA: 4.5 to 1 for text, 3 to 1 for marks).

export const BRAND_DEFAULT = '#0a6338'

const COLOUR = /^#[0-9a-f]{6}$/

export function isColour(text: string): boolean {
  return COLOUR.test(text)
}

type Theme = Record<string, string>

const FOCUS_ON_NAV = '#ffdd57'
const WHITE = '#ffffff'
const DARK_BG = '#101714'

/** The tokens of web/ui/styles/tokens.css that carry the colour, for light and dark screens. */
export function brandTokens(colour: string): { light: Theme; dark: Theme } {
  const { hue, saturation, lightness } = hslOf(colour)
  const shade = (light: number, strength = 1) =>
    hexOf({ hue, saturation: Math.min(1, saturation * strength), lightness: bounded(light) })
  const bright = (light: number) => shade(light, 0.6)
  return {
    light: {
      'text-link': shade(lightness - 0.02),
      primary: colour,
      'primary-hover': shade(lightness - 0.05),
      'primary-active': shade(lightness - 0.09),
      'primary-tint': shade(0.93, 0.55),
      'on-primary-tint': shade(Math.min(lightness - 0.05, 0.25)),
      nav: colour,
      'nav-hover': shade(lightness - 0.05),
      'nav-current': shade(lightness - 0.09),
      paper: colour,
      'chart-1': colour,
    },
    dark: {
      'text-link': bright(0.72),
      primary: bright(0.62),
      'primary-hover': bright(0.7),
      'primary-active': bright(0.78),
      'on-primary': shade(0.07),
      'primary-tint': shade(0.13, 0.6),
      'on-primary-tint': bright(0.8),
      nav: shade(0.14, 0.85),
      'nav-hover': shade(0.18, 0.85),
      'nav-current': shade(0.22, 0.85),
      'chart-1': bright(0.62),
    },
  }
}

interface BrandCheck {
  what: string
  front: string
  back: string
  ratio: number
  least: number
  passes: boolean
}

/** What stands on what, and whether it can be read. */
export function brandChecks(colour: string): BrandCheck[] {
  const { light, dark } = brandTokens(colour)
  const pairs: [what: string, front: string, back: string, least: number][] = [
    ['ตัวอักษรขาวบนปุ่มและแถบเมนู', WHITE, light.primary ?? '', 4.5],
    ['ตัวอักษรขาวบนเมนูที่เลือก', WHITE, light['nav-current'] ?? '', 4.5],
    ['ลิงก์บนพื้นขาว', light['text-link'] ?? '', WHITE, 4.5],
    ['ตัวอักษรบนพื้นสีอ่อน', light['on-primary-tint'] ?? '', light['primary-tint'] ?? '', 4.5],
    ['กรอบสีเหลืองบนแถบเมนู', FOCUS_ON_NAV, light.nav ?? '', 3],
    ['ธีมมืด: ลิงก์บนพื้น', dark['text-link'] ?? '', DARK_BG, 4.5],
    ['ธีมมืด: ตัวอักษรบนปุ่ม', dark['on-primary'] ?? '', dark.primary ?? '', 4.5],
    ['ธีมมืด: ตัวอักษรบนแถบเมนู', WHITE, dark['nav-current'] ?? '', 4.5],
    ['ธีมมืด: ตัวอักษรบนพื้นสี', dark['on-primary-tint'] ?? '', dark['primary-tint'] ?? '', 4.5],
  ]
  return pairs.map(([what, front, back, least]) => {
    const ratio = contrast(front, back)
    return { what, front, back, ratio, least, passes: ratio >= least }
  })
}

/** What is wrong with a colour, in a sentence; undefined for one that everybody can read. */
export function brandProblem(colour: string): string | undefined {
  if (!isColour(colour)) return 'สีต้องเป็นรหัส 6 หลัก เช่น #0a6338'
  const failed = brandChecks(colour).filter(({ passes }) => !passes)
  const [first] = failed
  if (!first) return undefined
  return `สีนี้อ่านไม่ชัด ${first.what} ต่างกัน ${first.ratio.toFixed(1)} เท่า ต้องอย่างน้อย ${first.least} เท่า กรุณาเลือกสีที่เข้มกว่านี้`
}

/** Put after the style sheet; nothing while the colour is the one the sheet has already. */
export function brandCss(colour: string): string {
  if (!isColour(colour) || colour === BRAND_DEFAULT) return ''
  const { light, dark } = brandTokens(colour)
  const rule = (theme: Theme) =>
    Object.entries(theme)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')
  const wished = ':root:not([data-theme="light"]),.themed:not([data-theme="light"])'
  const chosen = ':root[data-theme="dark"],.themed[data-theme="dark"]'
  return `:root,.themed{${rule(light)}}@media screen and (prefers-color-scheme:dark){${wished}{${rule(dark)}}}@media screen{${chosen}{${rule(dark)}}}`
}

/** WCAG 2.2, relative luminance. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = partsOf(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function partsOf(colour: string): [number, number, number] {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

interface Hsl {
  hue: number
  saturation: number
  lightness: number
}

function hslOf(colour: string): Hsl {
  const [red, green, blue] = partsOf(colour)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const lightness = (most + least) / 2
  const spread = most - least
  if (spread === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  const sixth =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  return { hue: sixth * 60, saturation, lightness }
}

function hexOf({ hue, saturation, lightness }: Hsl): string {
  const strength = saturation * Math.min(lightness, 1 - lightness)
  const channel = (at: number) => {
    const place = (at + hue / 30) % 12
    const value = lightness - strength * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

function bounded(lightness: number): number {
  return Math.min(0.97, Math.max(0.03, lightness))
}
