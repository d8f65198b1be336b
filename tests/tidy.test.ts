// The rules of CONTRIBUTING.md, as tests of the source itself.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const LINES_MAX = 300
const FILES_MAX = 25
// Rooms whose files stand by subject (docs/decisions/0018-subjects-inside-rooms.md).
const SUBJECTS = /^(domain|contract|database|documents|server|web)\//

// The floor plan, as data. A room may import itself and the rooms on its own line.
// biome-ignore format: one row a room
const DOORS: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  database: ['domain'],
  documents: ['domain'],
  imports: ['domain', 'database'],
  demo: ['domain'],
  server: ['domain', 'contract', 'database', 'documents', 'imports'],
  web: ['domain', 'contract'],
}

const sources = globSync(
  '{domain,contract,database,documents,imports,demo,server,web,scripts,bench,tests}/**/*.{ts,tsx,mjs,css,sql}',
  {
    cwd: ROOT,
  },
).sort()

function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

/** Written by a program from the migrated schema; nobody edits it. */
function isGenerated(file: string): boolean {
  return file === 'database/tables.generated.ts'
}

function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('tests/')
}

/** What serves the site. */
const running = sources.filter(
  (file) =>
    /^(domain|contract|database|documents|imports|server|web)\/.*\.tsx?$/.test(file) &&
    !isTest(file) &&
    !file.includes('/support/'),
)

test.each(Object.entries(DOORS))('%s opens only its own doors', (room, doors) => {
  const allowed = new Set([room, ...doors])
  const trespasses = sources
    .filter((file) => file.startsWith(`${room}/`) && /\.tsx?$/.test(file) && !isTest(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/(?:from |import\()'#(\w+)\//g)]
        .filter(([, target]) => !allowed.has(target ?? ''))
        .map(([line]) => `${file}: ${line}`),
    )
  expect(trespasses).toEqual([])
})

test('no room is entered through the window', () => {
  // '../' must stay inside the room, or it hides the door that was used.
  const leaving = sources.flatMap((file) => {
    const depth = file.split('/').length - 2
    return [...textOf(file).matchAll(/from '((?:\.\.\/)+)/g)]
      .filter(([, up]) => (up?.length ?? 0) / 3 > depth)
      .map(([line]) => `${file}: ${line}`)
  })
  expect(leaving).toEqual([])
})

test('every file of a room stands with its subject, and no folder holds more than 25 files of code', () => {
  const code = sources.filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file))
  const outside = code.filter(
    (file) => SUBJECTS.test(file) && file.split('/').length === 2 && !isGenerated(file),
  )
  const folders = Map.groupBy(code, (file) => file.slice(0, file.lastIndexOf('/')))
  const crowded = [...folders].filter(([, files]) => files.length > FILES_MAX)
  expect(code.length).toBeGreaterThan(1_000)
  expect(outside).toEqual([])
  expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
})

test('no folder of the source is called as one that git ignores: its styles would not be made', () => {
  const ignored: string[] =
    readFileSync(join(ROOT, '.gitignore'), 'utf8').match(/^[\w-]+(?=\/$)/gm) ?? []
  const hidden = sources.filter((file) => file.split('/').some((part) => ignored.includes(part)))
  expect(ignored).toContain('node_modules')
  expect(hidden).toEqual([])
})

test('folders name four audiences: public, member, unit and staff', () => {
  const others = sources.filter((file) =>
    /^(server|web|contract|database|documents)\/(.+\/)?(admin|info|membergroup|manu|portal|office)\//.test(
      file,
    ),
  )
  expect(others).toEqual([])
})

test('a file is one thought, and never more than 300 lines', () => {
  const long = sources.filter(
    (file) => !isGenerated(file) && textOf(file).split('\n').length > LINES_MAX + 1,
  )
  expect(long).toEqual([])
})

test('no room is called utils, and no file either', () => {
  const vague = sources.filter((file) =>
    /(^|\/)(utils?|helpers?|lib|common|types|constants|services?)(\/|\.tsx?$)/.test(file),
  )
  expect(vague).toEqual([])
})

test('SEC-29 only database/ speaks SQL', () => {
  const speaking = sources.filter(
    (file) =>
      !file.startsWith('database/') &&
      !file.startsWith('bench/') &&
      !isTest(file) &&
      /\bselect [\w*, ]+ from |\bdelete from |\binsert into |\bupdate \w+ set |sql`/i.test(
        textOf(file),
      ),
  )
  expect(speaking).toEqual([])
})

test('SEC-29 no text becomes SQL: what a query is handed is a parameter or one of a list', () => {
  const raw = running.filter((file) => /\bsql\.raw\(/.test(textOf(file)))
  expect(raw).toEqual([])
})

test('SEC-34 the server calls the captcha, the SMS provider, the push services, LINE, the collector of faults, the webhook of alerts and the bucket of backups, and no other address', () => {
  const calling = running.filter(
    (file) => !file.startsWith('web/') && /\bfetch\(|\bhttps?\.(get|request)\(/.test(textOf(file)),
  )
  expect(calling.sort()).toEqual([
    'database/archive/s3-store.ts',
    'server/http/outside-captcha.ts',
    'server/monitoring/alerts/send-alert.ts',
    'server/monitoring/error-service/error-service.ts',
    'server/outbox/line/line-call.ts',
    'server/outbox/senders.ts',
    'server/outbox/web-push/send-push.ts',
  ])
})

test('SEC-36 chance is cryptographic, and nothing is evaluated', () => {
  const guessable = running.filter(
    (file) => !file.startsWith('web/') && /\bMath\.random\(/.test(textOf(file)),
  )
  const evaluating = running.filter((file) => /\beval\(|\bnew Function\(/.test(textOf(file)))
  expect([...guessable, ...evaluating]).toEqual([])
})

test('SEC-57 every package is locked by its content, and none runs code while it is installed', () => {
  const { packages } = JSON.parse(textOf('package-lock.json'))
  const loose = Object.entries<{ integrity?: string }>(packages).filter(
    ([name, { integrity }]) => name !== '' && !integrity?.startsWith('sha512-'),
  )
  const installs = [
    ...textOf('scripts/ready.mjs').matchAll(/\['install', '--no-save'[^\]]*\]/g),
  ].map(String)
  expect(loose.map(([name]) => name)).toEqual([])
  expect(installs.filter((flags) => !flags.includes('--ignore-scripts'))).toEqual([])
  expect(installs.length).toBeGreaterThan(0)
})

test('SEC-31 HTML from the database enters a page in one place', () => {
  const places = sources.filter(
    (file) => !isTest(file) && /dangerouslySetInnerHTML=/.test(textOf(file)),
  )
  expect(places).toEqual(['web/ui/data/rich-text.tsx'])
})

test('no page carries a style attribute, which the security policy would drop', () => {
  const styled = sources.filter((file) => file.endsWith('.tsx') && /\sstyle=\{/.test(textOf(file)))
  expect(styled).toEqual([])
})

test('the web imports the contract’s types only, so no schema library reaches a browser', () => {
  const heavy = sources
    .filter((file) => file.startsWith('web/') && !isTest(file))
    .filter((file) => /^import (?!type )[^\n]*'#contract\//m.test(textOf(file)))
  expect(heavy).toEqual([])
})

// Somebody whose phone is fixed to a wheelchair cannot turn it (WCAG 1.3.4).
test('no page looks different because the screen is turned', () => {
  const turned = sources
    .filter((file) => file.startsWith('web/') && !isTest(file))
    .filter((file) => /\borientation:|\b(?:landscape|portrait):/.test(textOf(file)))
  expect(turned).toEqual([])
})

test('no test is skipped, focused or left to do', () => {
  const marks = sources.filter(
    (file) => isTest(file) && /\b(test|it|describe)\.(skip|only|todo|fixme)\b/.test(textOf(file)),
  )
  expect(marks.filter((file) => file !== 'tests/tidy.test.ts')).toEqual([])
})

test('migrations are numbered without a gap', () => {
  const numbers = sources
    .filter((file) => file.startsWith('database/migrations/'))
    .map((file) => Number(/(\d{4})_\w+\.sql$/.exec(file)?.[1]))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

// «หัก ณ ที่จ่าย» is withholding tax. What an employer takes from a salary is «หักเงินเดือน».
test('nothing but a tax is called withheld at source', () => {
  const said = globSync(
    '{domain,contract,database,documents,imports,demo,server,web,scripts,docs,tests}/**/*.{ts,tsx,sql,typ,json,md,html}',
    { cwd: ROOT },
  )
  const wrong = said
    .filter((file) => file !== 'tests/tidy.test.ts')
    .filter((file) => /(?<!ภาษี(เงินได้)?\s*)หัก\s*ณ\s*ที่จ่าย/.test(textOf(file)))
  expect(said.length).toBeGreaterThan(1_000)
  expect(wrong).toEqual([])
})

test('documents name only files and scripts that exist', () => {
  const { scripts } = JSON.parse(textOf('package.json'))
  const files = new Set(
    [...sources, ...globSync('{*.ts,**/*.typ}', { cwd: ROOT, exclude: ['node_modules/**'] })].map(
      (file) => basename(file),
    ),
  )
  const missing = [
    ...globSync('*.md', { cwd: ROOT }),
    ...globSync('docs/**/*.md', { cwd: ROOT }),
  ].flatMap((file) => {
    const text = textOf(file)
    const paths = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.*-]*)`/g)].map(([, path]) => path ?? '')
    const names = [...text.matchAll(/`([\w-][\w.-]*\.(?:tsx?|mjs|css|sql|typ))`/g)].map(
      ([, name]) => name ?? '',
    )
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '')
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, link]) =>
      join(file, '..', link ?? ''),
    )
    return [
      ...paths.filter(
        (path) =>
          !/^(data|dist|screenshots|test-results)\//.test(path) &&
          globSync(path, { cwd: ROOT }).length === 0,
      ),
      ...names.filter((name) => !files.has(name)),
      ...links.filter((link) => !existsSync(join(ROOT, link))),
      ...commands.filter((name) => !scripts[name]).map((name) => `npm run ${name}`),
    ].map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})

// What a route does stands with its subject (docs/floor-plan.md).
const routes = sources.filter((file) => file.startsWith('server/routes/') && !isTest(file))

test('a route takes nothing from another route: only lists of routes name them', () => {
  const isList = (file: string) => !/\.(get|post|put|delete)[(<]/.test(textOf(file))
  const taking = routes.filter(
    (file) => !isList(file) && /from '(\.\.?\/|#server\/routes\/)/.test(textOf(file)),
  )
  expect(routes.length).toBeGreaterThan(25)
  expect(taking).toEqual([])
})

test('a route declares and makes one call: it has no steps of its own and asks no query', () => {
  const acting = routes.filter((file) =>
    textOf(file)
      .split('\n')
      .some(
        (line) =>
          (/=>\s*\{$/.test(line) && !/FastifyPlugin|\bregister\(/.test(line)) ||
          /^(export )?(async )?function /.test(line),
      ),
  )
  const asking = routes.filter((file) => /^(?!import type ).*from '#database\//m.test(textOf(file)))
  expect([...acting, ...asking]).toEqual([])
})

test('a query calls no rule of the domain', () => {
  // Constants, and what makes a plain value of another.
  const PLAIN = /^(type \w+|[A-Z][A-Z_]+|toDay|satang|fingerprintOf)$/
  const calling = sources
    .filter((file) => file.startsWith('database/queries/') && !isTest(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/^import \{([^}]*)\} from '#domain/gm)]
        .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
        .filter((name) => name !== '' && !PLAIN.test(name))
        .map((name) => `${file}: ${name}`),
    )
  expect(calling).toEqual([])
})
