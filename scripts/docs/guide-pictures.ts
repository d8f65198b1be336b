// `npm run guide`: the staff guide's pictures, drawn anew by the journeys of the back office; which ones there are is
// said by docs/staff-guide.md itself. `npm run guide -- staff-site` goes through one journey only.

import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'

const ROOT = join(import.meta.dirname, '..', '..')
const DRAWN = join(ROOT, 'screenshots')
const KEPT = join(ROOT, 'docs', 'staff-guide')
/** What members see is drawn on a phone. */
const JOURNEYS = [
  'tests/e2e/staff-',
  'tests/e2e/unit-month',
  'tests/e2e/unit-doors',
  'tests/e2e/passkeys',
  'tests/e2e/recover.phone',
  'tests/e2e/request-circle',
  'tests/e2e/loan-request.phone',
]
const WIDTH_MAX = 1280
/** A page longer than a screen is cut there, where what sticks to the screen's foot is drawn. */
const HEIGHT_MAX = 800
const QUALITY = 70

const guide = readFileSync(join(ROOT, 'docs', 'staff-guide.md'), 'utf8')
const named = [...guide.matchAll(/\(staff-guide\/([\w-]+)\.webp\)/g)].map(([, name]) =>
  String(name),
)
const chosen = process.argv.slice(2)

rmSync(DRAWN, { recursive: true, force: true })
const journeys = chosen.length > 0 ? chosen : JOURNEYS
const { status } = spawnSync('playwright', ['test', ...journeys], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PICTURES: '1' },
  shell: process.platform === 'win32',
})
if (status !== 0) stop('A journey failed; the pictures stay as they were.')

mkdirSync(KEPT, { recursive: true })
for (const name of named) {
  const drawn = [1280, 390].map((width) => join(DRAWN, `${name}-${width}.png`)).find(existsSync)
  if (drawn) await keep(drawn, join(KEPT, `${name}.webp`))
}
for (const file of globSync('*.webp', { cwd: KEPT })) {
  if (!named.includes(basename(file, '.webp'))) rmSync(join(KEPT, file))
}
const missing = named.filter((name) => !existsSync(join(KEPT, `${name}.webp`)))
if (missing.length > 0) stop(`No journey drew ${missing.join(', ')}.`)
console.log(`${named.length} pictures in docs/staff-guide`)

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

async function keep(drawn: string, kept: string): Promise<void> {
  const { width, height } = await sharp(drawn).metadata()
  const top = { left: 0, top: 0, width, height: Math.min(height, HEIGHT_MAX) }
  await sharp(drawn)
    .extract(top)
    .resize({ width: WIDTH_MAX, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toFile(kept)
}
