// Loaded in a worker before Vitest is: once it is there, Vitest is told of every import of two thousand files, which takes
// 1.4 seconds of processor a worker and serves nobody who does not watch.

import './cheap-passwords.ts'
import '#server/http/app.ts'
