import { expect, test } from '#tests/support/app/test.ts'

// In brotli, as browsers fetch it.
const TOUCHED_BYTES = 115_000

test('whoever reads a page fetches a few kilobytes of script, and React only once they touch it', async ({
  app,
}) => {
  const html = (await app.inject('/home')).body
  const [, boot = ''] = /import\("(\/assets\/boot-[^"]+)"\)/.exec(html) ?? []
  const first = withImports(app.assets.files, [boot])

  expect(first.join()).toMatch(/boot-.*first-/)
  expect(first.join()).not.toMatch(/frame-|shared-|main-/)
  expect(bytesOf(app.assets.files, first)).toBeLessThan(4_000)
  // No other script is asked for before somebody touches the page.
  expect(html).not.toMatch(/<script[^>]+src=|rel="modulepreload"/)
})

test('whoever touches it fetches neither an area nor the editor of articles with it', async ({
  app,
}) => {
  const { rest, files } = app.assets

  expect(rest.join()).toContain('/assets/main-')
  expect(rest.join()).not.toMatch(/areas-|admin-|editor-|member-/)
  expect(bytesOf(files, rest)).toBeLessThan(TOUCHED_BYTES)
})

test('a page of an area names all its scripts, its own among them, and no other area’s', async ({
  app,
}) => {
  const page = (await app.inject('/member/status')).body
  const named = [...page.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, f]) => f)

  for (const file of ['boot', 'main', 'frame', 'areas', 'member', 'status'])
    expect(named.join()).toContain(`/assets/${file}-`)
  expect(page).toMatch(/<link rel="preload" as="style" href="\/assets\/areas-[^"]+" crossorigin>/)
  for (const path of ['/member/status', '/membergroup/dashboard', '/member/logon'])
    expect((await app.inject(path)).body).not.toMatch(/\/assets\/(?:admin|editor)-/)
})

test('it asks at once who is there and for its figures, and a sign-in page asks for nothing', async ({
  app,
}) => {
  const status = (await app.inject('/member/status')).body
  const logon = (await app.inject('/member/logon')).body

  expect(status).toContain('data-stored="user"')
  expect(status).toMatch(/data-asks="[^"]*\/api\/member\/welcome[^"]*\/api\/member\/status"/)
  expect(status).toContain(
    'data-sends="/api/member/auth/getAuthUser /api/member/termofconditional"',
  )
  expect(logon).toContain('data-asks="" data-sends=""')
})

// Whichever of two came first would find the other empty, and the page would end in an error now and then.
test('no script needs itself by way of others, but that of the editor, which comes after its area', ({
  app: { assets },
}) => {
  const scripts = [...assets.files.keys()].filter((name) => name.endsWith('.js'))
  const circles = scripts.filter((name) =>
    withImports(assets.files, importsOf(assets.files, name)).includes(`/assets/${name}`),
  )

  expect(scripts.length).toBeGreaterThan(100)
  expect(circles.filter((name) => !/^(?:editor|admin)-/.test(name))).toEqual([])
})

type Files = Map<string, { bodies: Record<'br' | 'identity', { body: Buffer }> }>

function importsOf(files: Files, name: string): string[] {
  const text = String(files.get(name)?.bodies.identity.body)
  return [...text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, f]) => `/assets/${f}`)
}

/** The files, and those they cannot do without. */
function withImports(files: Files, names: string[], seen = new Set<string>()): string[] {
  for (const name of names) {
    if (seen.has(name)) continue
    seen.add(name)
    withImports(files, importsOf(files, name.replace('/assets/', '')), seen)
  }
  return [...seen]
}

function bytesOf(files: Files, names: string[]): number {
  return names
    .map((name) => files.get(name.replace('/assets/', ''))?.bodies.br.body.length ?? Number.NaN)
    .reduce((sum, size) => sum + size, 0)
}
