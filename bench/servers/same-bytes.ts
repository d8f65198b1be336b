// A bare Fastify that sends one file, held in memory, with the two headers it needs to be understood.
// Arguments: the file, its content-type and its content-encoding.

import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { reportAddress } from '../process/listening.ts'

const [file = '', type = '', encoding = ''] = process.argv.slice(2)
const body = readFileSync(file)

const app = Fastify()
app.get('/home', (_, reply) => {
  reply.header('content-type', type).header('content-encoding', encoding).send(body)
})
reportAddress(await app.listen({ host: '127.0.0.1', port: 0 }))
