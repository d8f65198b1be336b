// Runs before each file of tests that need the database or a process.

import { afterAll } from 'vitest'
import './cheap-passwords.ts'
import { closeAfterFile } from './after-file.ts'

afterAll(closeAfterFile)
