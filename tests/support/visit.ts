// A visit as a browser makes it, without the browser: the page, every script and style it names or needs, and the scripts of some
// pages that it could open later. Answers what failed.

const NAMED = /\/assets\/([\w.-]+\.(?:js|css|woff2))/g
const NEEDED = /(?:from|import)\s*"\.\/([^"]+)"/g
const LATER = /import\(`\.\/([^`]+)`\)/g
const LATER_OPENED = 4

export interface Visited {
  /** How many answers were looked at. */
  answers: number
  failed: string[]
}

export async function visit(site: string, path: string, from: string): Promise<Visited> {
  const failed: string[] = []
  const seen = new Set<string>()

  async function get(url: string): Promise<string> {
    const reply = await fetch(site + url, { headers: { 'x-forwarded-for': from } }).catch(
      (error) => new Response(String(error), { status: 599 }),
    )
    const text = await reply.text().catch(() => '')
    if (reply.status !== 200 || text === '')
      failed.push(`${url} ${reply.status} of ${reply.headers.get('x-host')}`)
    return text
  }

  async function fetchAll(names: string[]): Promise<string[]> {
    const fresh = [...new Set(names)].filter((name) => !seen.has(name))
    for (const name of fresh) seen.add(name)
    const texts = await Promise.all(fresh.map((name) => get(`/assets/${name}`)))
    const later = texts.flatMap((text) => namesIn(text, LATER))
    const needed = texts.flatMap((text) => [...namesIn(text, NEEDED), ...namesIn(text, NAMED)])
    return needed.length === 0 ? later : [...later, ...(await fetchAll(needed))]
  }

  const page = await get(path)
  const pages = await fetchAll(namesIn(page, NAMED))
  const opened = pages.sort(() => Math.random() - 0.5).slice(0, LATER_OPENED)
  await fetchAll(opened)
  return { answers: 1 + seen.size, failed }
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}
