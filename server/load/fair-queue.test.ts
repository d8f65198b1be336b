import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairQueue, type Overload, type Ticket } from './fair-queue.ts'
import { type Area, SHARES, type Shares } from './shares.ts'

const NOW = 1_000_000

/** Every member from an address of their own, unless it is given. */
function given(shares: Partial<Shares> = {}) {
  const queue = new FairQueue({ ...SHARES, ...shares })
  const started: string[] = []
  const refused: (Overload & { client: string })[] = []

  function ask(client: string, { area = 'member' as Area, ...more }: Partial<Ticket> = {}): Ticket {
    const ticket: Ticket = {
      area,
      client,
      network: `network of ${client}`,
      signedIn: true,
      receiving: false,
      ...more,
      start: () => started.push(client),
      refuse: (overload) => refused.push({ client, ...overload }),
    }
    if (queue.enter(ticket, NOW)) started.push(client)
    return ticket
  }
  const askTimes = (times: number, client: string, more?: Partial<Ticket>) =>
    Array.from({ length: times }, () => ask(client, more))
  return { queue, started, refused, ask, askTimes }
}

function leaveAll(queue: FairQueue, tickets: Ticket[]): void {
  for (const ticket of tickets) queue.leave(ticket)
}

test('a client with hundreds of requests has half of an area, and another is served at once', () => {
  const { started, ask, askTimes } = given()
  askTimes(500, 'flood')
  ask('somchai')

  expect(started).toEqual([...Array(6).fill('flood'), 'somchai'])
})

test('free places go round among those who wait, whoever came first with how many', () => {
  const { queue, started, ask, askTimes } = given({ total: 2 })
  const inside = askTimes(2, 'first')
  askTimes(3, 'flood')
  ask('somchai')
  ask('malee')
  started.length = 0
  leaveAll(queue, inside)
  expect(started).toEqual(['flood', 'somchai'])
})

test('one network has three quarters of an area, however many sessions it has', () => {
  const { started, ask } = given()
  for (let n = 0; n < 20; n++) ask(`session ${n}`, { network: 'hospital' })
  expect(started).toHaveLength(9)

  ask('from home')
  expect(started.at(-1)).toBe('from home')
})

test('whoever is signed in goes before strangers, but every fifth turn is a stranger’s', () => {
  const { queue, started, ask } = given({ total: 1 })
  let inside: Ticket | undefined = ask('first')
  const waiting = [1, 2, 3].map((n) => ask(`stranger ${n}`, { area: 'public', signedIn: false }))
  waiting.push(...[1, 2, 3, 4, 5, 6, 7].map((n) => ask(`member ${n}`)))
  started.length = 0
  while (inside) {
    queue.leave(inside)
    inside = waiting.find(({ place }) => place?.inside)
  }

  expect(started.map((client) => client.split(' ')[0])).toEqual([
    ...['member', 'member', 'member', 'member', 'stranger'],
    ...['member', 'member', 'member', 'stranger', 'stranger'],
  ])
})

test('signing out has places of its own, whatever the rest of the site does', () => {
  const { started, ask } = given({ total: 0 })
  ask('somchai')
  ask('somchai', { area: 'signOut' })
  expect(started).toEqual(['somchai'])
})

test('while the processor is what runs short everybody’s share is half of it', () => {
  const { queue, started, ask, askTimes } = given()
  queue.tick(NOW, true)
  askTimes(100, 'flood')
  expect(started).toHaveLength(3)
  for (let n = 0; n < 100; n++) ask(`member ${n}`)
  expect(started).toHaveLength(SHARES.totalWhenBusy)

  queue.tick(NOW, false)
  expect(started).toHaveLength(12)
})

test('while the processor is what runs short strangers have two places of an area, members all others', () => {
  const { queue, started, ask } = given()
  queue.tick(NOW, true)
  for (let n = 0; n < 20; n++) ask(`stranger ${n}`, { area: 'public', signedIn: false })
  expect(started).toEqual(['stranger 0', 'stranger 1'])
  // Who is signed in but has not been seen yet does not wait behind them.
  ask('new session', { signedIn: false })
  for (let n = 0; n < 5; n++) ask(`member ${n}`)
  expect(started).toHaveLength(8)

  queue.tick(NOW, false)
  expect(started.filter((client) => client.startsWith('stranger'))).toHaveLength(8)
})

test('a crowd of strangers in line is met in the same way, before the processor is busy', () => {
  const { queue, started, ask } = given()
  const inside = Array.from({ length: 50 }, (_, n) =>
    ask(`stranger ${n}`, { area: 'public', signedIn: false }),
  )
  expect(started).toHaveLength(8)
  leaveAll(queue, inside.slice(0, 6))
  expect(started).toHaveLength(8)
  leaveAll(queue, inside.slice(6, 8))
  expect(started).toHaveLength(10)
})

test('who does not fit into the line is told when to come back: the longer the line, the later', () => {
  const waits = [10, 100, 600].map((lineMax) => {
    const { refused, askTimes } = given({ lineMax })
    askTimes(6 + lineMax + 1, 'flood')
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject({ client: 'flood', own: true })
    return refused[0]?.retryAfter
  })
  expect(waits).toEqual([10, 60, 60])
})

test('when strangers have filled their half of the line, members still get into it', () => {
  const { refused, ask } = given({ total: 0, waitingMax: 10 })
  for (let n = 0; n < 6; n++) ask(`stranger ${n}`, { area: 'public', signedIn: false })
  expect(refused).toMatchObject([{ client: 'stranger 5', own: false, retryAfter: 5 }])

  for (let n = 0; n < 6; n++) ask(`member ${n}`)
  expect(refused.at(-1)).toMatchObject({ client: 'member 5', own: false, retryAfter: 10 })
})

test('whoever has waited too long is told to come back, and who goes by themselves is not', () => {
  const { queue, refused, ask, askTimes } = given({ total: 1 })
  ask('first')
  const [gone] = askTimes(2, 'somchai')
  if (gone) queue.leave(gone)
  queue.tick(NOW + SHARES.waitMs, false)
  expect(refused).toEqual([])

  queue.tick(NOW + SHARES.waitMs + 1, false)
  expect(refused).toEqual([{ client: 'somchai', own: false, retryAfter: 1 }])
  expect(queue.report()).toEqual({ inside: 1, waiting: 0, refused: 1, busy: false })
})

test('a body that does not come gives its place to others', () => {
  const { queue, started, ask, askTimes } = given()
  const slow = askTimes(3, 'robot', { area: 'public', signedIn: false, receiving: true })
  ask('robot', { area: 'public', signedIn: false })
  ask('robot', { area: 'public', signedIn: false })
  expect(started).toHaveLength(4)

  queue.tick(NOW + 1_001, false)
  expect(started).toHaveLength(5)
  expect(slow.every(({ place }) => place === undefined)).toBe(true)
})

test('answers that come at once, one after the other, do not pile up on the stack', () => {
  const { queue, ask } = given({ total: 1, lineMax: 5_000, waitingMax: 5_000 })
  const first = ask('first')
  let answered = 0
  for (let n = 0; n < 5_000; n++) {
    const ticket: Ticket = {
      ...{ area: 'member', client: 'flood', network: 'n', signedIn: true, receiving: false },
      start() {
        answered++
        queue.leave(ticket)
      },
      refuse: () => undefined,
    }
    queue.enter(ticket, NOW)
  }
  queue.leave(first)
  expect(answered).toBe(5_000)
})

test('whatever comes and goes, nobody is forgotten and no limit is broken', () => {
  const areas = Object.keys(SHARES.areas) as Area[]
  const step = fc.record({
    area: fc.constantFrom(...areas),
    client: fc.nat(5),
    signedIn: fc.boolean(),
    leaves: fc.option(fc.nat(40)),
    tick: fc.constantFrom('none', 'calm', 'busy'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const { queue, started, refused, ask } = given({ lineMax: 5, waitingMax: 20 })
      const tickets: Ticket[] = []
      for (const [at, { area, client, signedIn, leaves, tick }] of steps.entries()) {
        const network = `network ${client % 3}`
        tickets.push(ask(signedIn ? `session ${client}` : network, { area, network, signedIn }))
        const leaving = leaves === null ? undefined : tickets.at(-leaves)
        if (leaving) queue.leave(leaving)
        if (tick !== 'none') queue.tick(NOW + at, tick === 'busy')

        const inside = tickets.filter(({ place }) => place?.inside)
        for (const area of areas) {
          const { places } = SHARES.areas[area]
          const there = inside.filter((ticket) => ticket.area === area)
          const most = (of: 'client' | 'network') =>
            Math.max(
              0,
              ...Object.values(Object.groupBy(there, (one) => one[of])).map(
                (all) => all?.length ?? 0,
              ),
            )
          expect(there.length).toBeLessThanOrEqual(places)
          expect(most('client')).toBeLessThanOrEqual(places * SHARES.ofClient)
          expect(most('network')).toBeLessThanOrEqual(Math.ceil(places * SHARES.ofNetwork))
        }
      }
      for (let left = tickets; left.length > 0; left = left.filter(({ place }) => place)) {
        leaveAll(
          queue,
          left.filter(({ place }) => place?.inside),
        )
        queue.tick(NOW, false)
      }
      expect(queue.report()).toMatchObject({ inside: 0, waiting: 0 })
      const gone = tickets.length - started.length - refused.length
      expect(gone).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 200 },
  )
})
