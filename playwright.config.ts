import { defineConfig } from '@playwright/test'
import { SHELL_PATH } from './tests/e2e/support/chromium.ts'
import { DEVICE_TYPE } from './tests/support/device-type/device-type.ts'

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // V8's last compiler takes more than a page lives to gain. The one before it does not: axe and every-page run long enough.
  '--js-flags=--max-opt=2',
  // No name but our own can even be looked up.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
]

// They change what others read, on one site (support/own-site.ts), in this order, which is that of their names: a new night changes no
// menu, and after the hostile strings nothing is as it was.
const OWN_SITE = ['request-circle.phone', 'staff-site.desktop', 'stored-scripts.desktop'].map(
  (name) => `**/${name}.spec.ts`,
)
// On a site of its own, which is started and filled first: begun last, the others would be done long before it.
const LONGEST = '**/go-live.desktop.spec.ts'
const AT_A_DESK = { viewport: { width: 1280, height: 800 } }

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/site.ts',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  fullyParallel: true,
  // While one waits for the site or for a limit, the others have work for two cores.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // A window of its own costs a test more than all it does in it. Between two tests Playwright empties
    // the one they share: cookies, cache and storage; support/journey.ts sees to the rest.
    reuseContext: true,
    // What a worker fetches no journey can watch; the one about it lets it in.
    serviceWorkers: 'block',
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    launchOptions: {
      executablePath: SHELL_PATH,
      env: { ...process.env, ...DEVICE_TYPE },
      args: process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET,
    },
  },
  projects: [
    {
      // One worker, so that their site is started once.
      name: 'own site',
      testMatch: OWN_SITE,
      workers: 1,
      use: AT_A_DESK,
    },
    { name: 'desktop first', testMatch: LONGEST, use: AT_A_DESK },
    {
      name: 'phone',
      testIgnore: ['**/*.desktop.spec.ts', ...OWN_SITE],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', ...OWN_SITE, LONGEST],
      use: AT_A_DESK,
    },
  ],
})
