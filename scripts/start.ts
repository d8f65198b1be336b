// `npm start`. The process first takes its limits of memory, which V8 reads only at its own start; then the site
// (start/site.ts) begins in the very same process.

import { restartWithMemoryLimits } from './start/memory-limits.ts'

restartWithMemoryLimits()
await import('./start/site.ts')
