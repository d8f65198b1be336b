// All files of this folder as one, for `npm test` (vitest.config.ts): a worker that opens a page loads the whole site first, which
// takes six seconds of the processor, and files are given to as many workers as there are.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'vitest'

const FOLDER = import.meta.dirname
// They borrow the worker's app for the night that they have in it, until the end of the file.
const LAST = ['member-requests.test.ts', 'unit-forms.test.ts']

const names = readdirSync(FOLDER).filter((name) => name.endsWith('.test.ts'))
for (const name of [...names.filter((one) => !LAST.includes(one)), ...LAST])
  describe(name, () => import(/* @vite-ignore */ join(FOLDER, name)))
