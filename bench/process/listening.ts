// The bench's end of the line, inside a child.

// Ctrl-C reaches the whole terminal group; only the bench's word counts, given by cutting the line.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit())

export function sendToParent(word: unknown): void {
  process.send?.(word)
}

/** A server tells where it listens, and afterwards how much CPU or memory it uses, whenever asked. */
export function reportAddress(address: string): void {
  process.on('message', (question) => {
    const { user, system } = process.cpuUsage()
    sendToParent(question === 'memory' ? process.memoryUsage.rss() : user + system)
  })
  sendToParent(address)
}
