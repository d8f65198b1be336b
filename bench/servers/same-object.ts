// A bare Fastify that writes the menu anew for each request, by the schema the site uses.
// Argument: a file with the menu as JSON.

import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { Menu } from '#contract/public/site-content.ts'
import { reportAddress } from '../process/listening.ts'

const menu: Menu = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))

const app = Fastify()
app.get('/api/info/manu', { schema: { response: { 200: Menu } } }, async () => menu)
reportAddress(await app.listen({ host: '127.0.0.1', port: 0 }))
