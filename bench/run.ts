// `npm run bench`: how fast the site is, beside its peers, on a throw-away copy of itself.
//
// Speed is measured here and never asserted: whatever the figures, the exit code is 0, and anything
// else means that something broke.

import { endAll } from './process/ending.ts'

// Each loaded when it is asked for: Lighthouse alone takes a second.
const BENCHES: Record<string, (...rest: string[]) => Promise<void>> = {
  speed: async () => (await import('./public/speed.ts')).speed(),
  schedules: async () => (await import('./public/schedules.ts')).printSchedules(),
  papers: async () => (await import('./papers/papers.ts')).paperBench(),
  'unit-papers': async () => (await import('./papers/unit-papers.ts')).unitPaperBench(),
  // To five hundred guarantors.
  letters: async () => (await import('./papers/letters.ts')).letterBench(),
  // Takes sizes: npm run bench -- import 100000
  import: async (...sizes) => (await import('./import/import.ts')).importBench(...sizes),
  // A second brought back: missing, newer, and how long it takes. Takes numbers of members: npm run bench -- recovery 5000
  recovery: async (...sizes) => (await import('./recovery/recovery.ts')).recoveryBench(...sizes),
  publishing: async () => (await import('./import/publishing.ts')).publishing(),
  // Takes seconds: npm run bench -- overload 60
  overload: async (...seconds) => (await import('./overload/overload.ts')).overload(...seconds),
  // Strangers who attack in every way at once; takes seconds, at most 300.
  attacks: async (...seconds) => (await import('./overload/attacks.ts')).attacks(...seconds),
  // A slow database, a full pool, a slow disk, thousands of idle connections; takes seconds of each.
  faults: async (...seconds) => (await import('./overload/faults.ts')).faults(...seconds),
  'member-feeds': async () => (await import('./member/member-feeds.ts')).memberFeeds(),
  // Where the work of a read is done without standbys, with one and with two.
  standbys: async () => (await import('./member/standbys.ts')).standbyBench(),
  // Laws and times of the borrowing right. Takes a number of members: npm run bench -- right 5000
  right: async (...members) => (await import('./member/right.ts')).rightBench(...members),
  // A signature besides its factor: printed, kept, sealed.
  signing: async () => (await import('./member/signing.ts')).signingBench(),
  // Whoever lost every passkey comes to the counter: minutes until there is a new one.
  counter: async () => (await import('./member/counter.ts')).counterBench(),
  // Five thousand open requests: the desk's list, and a batch built, released and answered.
  desk: async () => (await import('./desk/desk.ts')).deskBench('desk'),
  // The same with loans, each with two guarantors.
  'desk-loans': async () => (await import('./desk/desk.ts')).deskBench('desk-loans'),
  // Building, releasing and answering orders, killed at any point: all or nothing.
  'desk-kills': async () => (await import('./desk/kills.ts')).deskKills(),
  // Address, phone and bank account, from the wish to the order, killed at any point of every call. Takes a number of seeds, or which: 4-5.
  'register-kills': async (...seeds) =>
    (await import('./desk/register-kills.ts')).registerKills(...seeds),
  // The way of a loan, from the borrower's signature to the night, killed at any point of every call. Takes a number of seeds.
  'loan-kills': async (...seeds) => (await import('./desk/loan-kills.ts')).loanKills(...seeds),
  // Whether a borrower's clock tells who declined from who has not answered.
  'quiet-decline': async () => (await import('./desk/quiet-decline.ts')).quietDecline(),
  // The manager's morning page with 200,000 members. Takes how many times 4,000: npm run bench -- morning 5
  morning: async (...copies) => (await import('./desk/morning.ts')).morningBench(...copies),
  // A bank's file of 20,000 payments.
  'bank-file': async () => (await import('./desk/bank-file.ts')).bankFileBench(),
  // From a member's code to the released order, killed at any point of every call. Takes a number of seeds.
  'pay-kills': async (...seeds) => (await import('./desk/pay-kills.ts')).payKills(...seeds),
  // A campaign to fifty thousand members, or to how many are named: npm run bench -- messages 2000
  messages: async (...members) => (await import('./messages/messages.ts')).messageBench(...members),
  // The process that sends a campaign is killed again and again: nobody gets it twice or not at all. Takes a number of runs.
  'message-kills': async (...runs) => (await import('./messages/kills.ts')).messageKills(...runs),
  login: async () => (await import('./member/login.ts')).loginStorm(),
  timing: async () => (await import('./member/timing.ts')).timing(),
  // Takes numbers of members and of months: npm run bench -- feeds 20000x120
  feeds: async (...sizes) => (await import('./member/feeds.ts')).feedsBench(...sizes),
  // A million members beside twenty thousand: needs 40 GB of disk. Takes how many times as many: npm run bench -- feeds-growth 5
  'feeds-growth': async (...copies) =>
    (await import('./member/feeds-growth.ts')).feedsGrowth(...copies),
  // A payroll's file of 20,000 lines.
  'unit-result': async () => (await import('./unit/unit-result.ts')).unitResultBench(),
  // Not speed: whether LibreOffice, where there is one, opens every spreadsheet.
  office: async () => (await import('./papers/office.ts')).officeCheck(),
  'first-figures': async () => (await import('./member/first-figures.ts')).firstFigures(),
  wordpress: async () => (await import('./public/wordpress.ts')).besideWordPress(),
  lighthouse: async () => (await import('./public/lighthouse.ts')).lighthouseScores(),
}

const [name = 'speed', ...rest] = process.argv.slice(2)
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined
let interrupted = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    if (interrupted) return
    interrupted = true
    console.error('Ending what the bench started…')
    await endAll()
    process.exit(130)
  })
}

const takesThem =
  (['import', 'feeds', 'recovery', 'right', 'messages'].includes(name) &&
    rest.every((size) => /^[1-9]\d{2,7}(?:x\d{1,3})?$/.test(size))) ||
  ([
    'overload',
    'attacks',
    'faults',
    'feeds-growth',
    'morning',
    'register-kills',
    'loan-kills',
    'pay-kills',
    'message-kills',
  ].includes(name) &&
    /^[1-9]\d{0,3}$/.test(rest.join(' '))) ||
  (['register-kills', 'loan-kills', 'pay-kills'].includes(name) &&
    /^[1-9]-[1-9]$/.test(rest.join(' ')))
if (!bench || (rest.length > 0 && !takesThem)) {
  const known = Object.keys(BENCHES).join(', ')
  console.error(`There is no bench "${[name, ...rest].join(' ')}"; the benches are: ${known}.`)
  process.exitCode = 1
} else {
  await bench(...rest).catch((error) => {
    if (interrupted) return // what fails now fails because it was ended
    console.error(error)
    process.exitCode = 1
  })
  await endAll()
}
