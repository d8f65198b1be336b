import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeUrl } from './safe-url.ts'

// The judge is the parser browsers use. The room itself has neither DOM nor Node types.
interface Browser {
  URL: { parse(url: string, base: string): { protocol: string; host: string } | null }
}
const { URL } = globalThis as unknown as Browser

test.each([
  '/',
  '/home',
  '/show/12?from=/home#top',
  '/home#a//b',
  '/list/ข่าวประชาสัมพันธ์',
  '/search?q=https://example.com//a',
  'https://www.cpd.go.th',
  'https://example.com:8443/a//b?c=d@e#f',
  'HTTPS://EXAMPLE.COM/',
  'https://โดเมน.ไทย/ก',
  'mailto:info@coop.example',
  'MailTo:info@coop.example?subject=hello',
  'tel:+6621234567',
  'tel:02-123-4567',
])('SEC-32 a menu may lead to %s', (url) => {
  expect(safeUrl(url)).toBe(url)
})

// biome-ignore format: the hostile corpus, a kind on each line
test.each([
  '', ' ', '#', '#top', '?a=b', 'home', './home', '../home', 'www.example.com',
  'javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'JaVaScRiPt:alert(1)', 'javascript://%0aalert(1)',
  'java\tscript:alert(1)', 'java\nscript:alert(1)', 'java\r\nscript:alert(1)', 'javascript\t:alert(1)',
  ' javascript:alert(1)', '\u0000javascript:alert(1)', '\u0001javascript:alert(1)', '\u001Fjavascript:a',
  '\u00A0javascript:alert(1)', '\u3000javascript:alert(1)', '\uFEFFjavascript:alert(1)',
  'java\u00ADscript:alert(1)', 'java\u200Bscript:alert(1)', '\u202Ejavascript:alert(1)',
  'javascript&colon;alert(1)', 'javascript%3Aalert(1)', '&#106;avascript:alert(1)',
  'ｊavascript:alert(1)', 'javascript：alert(1)', 'javaſcript:alert(1)',
  'data:text/html,<script>alert(1)</script>', 'DATA:text/html;base64,PHNjcmlwdD4=', 'data:image/svg+xml,x',
  'vbscript:msgbox(1)', 'blob:https://example.com/1', 'file:///etc/passwd', 'about:blank',
  'view-source:https://example.com', 'filesystem:https://example.com/a', 'intent://evil#Intent;end',
  'http://example.com', 'ftp://example.com', 'ws://example.com', 'httpsx://example.com', 'xhttps://a',
  '//evil.example', '///evil.example', '////evil.example', '/\\evil.example', '\\\\evil.example',
  '\\/evil.example', '/\t/evil.example', '/\n/evil.example', '\t//evil.example', '/ /evil.example',
  '/.//evil.example', '/..//evil.example', '/%2e//evil.example', '/a/..//evil.example', '/a\\..\\b',
  'https:evil.example', 'https:/evil.example', 'https:///evil.example', 'https:\\\\evil.example',
  'https://', 'https://?a', 'https://#a', 'https:', 'ht\ttps://evil.example', ' https://evil.example',
  'https://coop.example@evil.example', 'https://user:pass@evil.example/', 'https://coop.example\\@evil.example',
  'https://evil.example\u202Egpj.exe', 'https://coop.example\u200B.evil.example', 'https://a b',
  'mailto:', 'tel:', 'mailto:a@b.example\nBcc:c@d.example', 'mailto', 'tel', 'xtel:1', 'telx:1',
  'feed:javascript:alert(1)', 'jar:https://a!/', 'https\u0000://a', 'https\u2028://a', '/a\uD800',
])('SEC-32 %j leads nowhere', (url) => {
  expect(safeUrl(url)).toBeUndefined()
})

test('SEC-32 whatever is let through, a browser stays on this site or goes where the address says', () => {
  // biome-ignore format: scraps of which hostile addresses are made
  const scraps = fc.constantFrom(
    '/', '//', '\\', '\t', '\n', ' ', '.', '..', '%2e', '%2f', '%5c', '@', ':', '?', '#', 'evil.example',
    'https:', 'HTTPS://', 'javascript:', 'data:', 'mailto:', 'tel:', '\u200B', '／', '＠', '。', '๑', '\u0000',
  )
  const addresses = fc.array(scraps, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(addresses, (address) => {
      const url = safeUrl(address)
      const parsed = url && URL.parse(url, 'https://coop.example/member/loan')
      if (!parsed) return
      expect(['https:', 'mailto:', 'tel:']).toContain(parsed.protocol)
      if (address.startsWith('/')) expect(parsed.host).toBe('coop.example')
      else expect(parsed.host).not.toBe('coop.example')
    }),
    { numRuns: 5_000 },
  )
})
