// A device as its owner would call it, from what the browser says of itself. It is told, never trusted.

// biome-ignore format: the first that fits; many browsers also claim to be Chrome or Safari
const BROWSERS: [RegExp, string][] = [
  [/\bLine\//i,                 'LINE'],
  [/\bFB(AN|AV)\b/,             'Facebook'],
  [/\bEdg(e|A|iOS)?\//,         'Edge'],
  [/\bSamsungBrowser\//,        'Samsung Internet'],
  [/\bOPR\//,                   'Opera'],
  [/\b(Firefox|FxiOS)\//,       'Firefox'],
  // A program that shows pages inside itself: its own name is nowhere.
  [/; wv\)/,                     'เบราว์เซอร์ในแอป'],
  [/(Chrome|CriOS|Chromium)\//,  'Chrome'],
  // What telephones had before Chrome calls itself Safari.
  [/\bAndroid\b.*\bSafari\//,   'เบราว์เซอร์ของเครื่อง'],
  [/\bSafari\//,                'Safari'],
]

// biome-ignore format: the first that fits; Android also claims to be Linux, an iPad to be a Mac
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/,          'iPhone'],
  [/\biPad\b/,            'iPad'],
  [/\bAndroid\b/,         'Android'],
  [/\bWindows\b/,         'Windows'],
  [/\bMac OS X\b/,        'Mac'],
  [/\bCrOS\b/,            'Chromebook'],
  [/\bLinux\b/,           'Linux'],
]

export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([sign]) => sign.test(userAgent))?.[1]
  const system = SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1]
  if (browser && system) return `${browser} บน ${system}`
  return browser ?? system ?? 'อุปกรณ์ที่ไม่รู้จัก'
}
