/** Given when the command is told to end, by Ctrl-C or by the site that started it; told twice, it ends at once. */
export function stopSignal(): AbortSignal {
  const stopped = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => stopped.abort())
  return stopped.signal
}
