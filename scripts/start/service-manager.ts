// Says to systemd that the site is open and that it still answers, where systemd started it (Type=notify, WatchdogSec). Node has
// no sockets of the kind that systemd reads, so systemd's own command carries the words.

import { execFile } from 'node:child_process'

type Env = Record<string, string | undefined>

/** Nothing where nobody listens. `address` is where the site answers /healthz. */
export function startNotifying(address: string, env: Env = process.env): () => void {
  if (!env.NOTIFY_SOCKET) return () => undefined
  say('READY=1', env)
  const withinMs = Number(env.WATCHDOG_USEC ?? 0) / 1_000
  if (!(withinMs > 0)) return () => say('STOPPING=1', env)
  // Three tries, so that one slow answer does not end the site.
  const everyMs = withinMs / 3
  const timer = setInterval(async () => {
    if (await answers(address, everyMs)) say('WATCHDOG=1', env)
  }, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    // What is under way may take its time (TimeoutStopSec), without being taken for dead.
    say('STOPPING=1', env)
  }
}

async function answers(address: string, withinMs: number): Promise<boolean> {
  const signal = AbortSignal.timeout(withinMs)
  const reply = await fetch(`${address}/healthz`, { signal }).catch(() => undefined)
  await reply?.body?.cancel()
  return reply?.ok ?? false
}

function say(words: string, env: Env): void {
  execFile('systemd-notify', [words], { env: { ...env } }, (error) => {
    if (error) console.error(`systemd was not told (${words}): ${error.message}`)
  })
}
