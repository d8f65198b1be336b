// Runs in a thread (file-readers.ts): takes one file after the other and answers what its reader made of it.

import { constants, getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { readBankFile } from '#imports/bank-file/read-bank-file.ts'
import { RefusedSet, readResultFile } from '#imports/unit-result/read-file.ts'
import { Refusal } from '../http/errors.ts'
import { withBuffers } from './file-readers.ts'
import { documentFrom } from './sent-document.ts'
import { paperFrom } from './sent-paper.ts'
import { photoFrom, sitePictureFrom } from './sent-picture.ts'

const READERS = {
  documentFrom,
  paperFrom,
  photoFrom,
  readResultFile,
  sitePictureFrom,
  readBankFile: async (...given: Parameters<typeof readBankFile>) => readBankFile(...given),
}

export type Readers = typeof READERS
export type Answer = { read: unknown } | { refused: string } | { fault: Error }

// On Linux a thread has a priority of its own; elsewhere this would be the whole process's.
const LAST = constants.priority.PRIORITY_BELOW_NORMAL
if (workerData.isLast && process.platform === 'linux' && getPriority() < LAST) setPriority(LAST)

parentPort?.on('message', ({ name, given }: { name: keyof Readers; given: unknown[] }) => {
  const read = READERS[name] as (...given: unknown[]) => Promise<unknown>
  read(...given.map(withBuffers))
    .then((answer) => ({ read: answer }), whyNot)
    .then((answer: Answer) => parentPort?.postMessage(answer))
})

function whyNot(error: Error): Answer {
  const isRefusal = error instanceof Refusal || error instanceof RefusedSet
  return isRefusal ? { refused: error.message } : { fault: error }
}
