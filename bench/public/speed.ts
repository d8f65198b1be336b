// What visitors and members ask most, beside the least that could answer them.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printPage } from '../figures/page.ts'
import { measure } from '../figures/rounds.ts'
import { COLUMNS, type Comparison, printComparisons } from '../figures/table.ts'
import { type Answer, lastingAnswerOf, type Question } from '../process/answer.ts'
import { startChild } from '../process/child.ts'
import { startNginx } from '../process/nginx.ts'
import { type Server, startServer } from '../process/server.ts'
import { startThrowawaySite, type ThrowawaySite } from '../process/throwaway-site.ts'
import { printSchedules } from './schedules.ts'
import { scriptBytes } from './script-bytes.ts'

const POOL_SIZE = 20 // as database/core/connect.ts
const SCRIPT_BAR_KB = 80

export async function speed(): Promise<void> {
  console.log('Measuring for about two minutes…')
  const site = await startThrowawaySite()
  const generator = startChild('process/load.ts', [])

  async function beside(
    title: string,
    question: Question,
    startTwins: (answer: Answer) => Promise<Server[]>,
  ): Promise<Comparison> {
    const answer = await lastingAnswerOf(site.address, question)
    const servers = [site, ...(await startTwins(answer))]
    const rounds = await measure(generator, servers, question, { body: answer.body })
    return { title, bytes: answer.body.length, names: servers.map(({ name }) => name), rounds }
  }

  const rows = printComparisons([
    // First, because a page is drawn anew, with another instant in it, a minute after it was drawn.
    await beside('GET /home, kept, brotli', HOME, (answer) => homeTwins(site, answer)),
    await beside('GET /api/info/manu, kept', MENU, (answer) => menuTwins(site, answer)),
    await beside('POST /api/member/auth/getAuthUser', authUser(site.token), () => rowTwins(site)),
  ])
  printPage('speed', {
    title: 'What is asked most beside the least that could answer it',
    about:
      '`by CPU`: the twin’s CPU a request divided by the site’s; `ratio`: the site’s requests a second divided by the twin’s, where both were busy.',
    columns: COLUMNS,
    rows,
    bars: '/home at least 0.9 by CPU of the bare Fastify',
  })
  await printScriptBytes(site)
  printSchedules()
}

const HOME: Question = { method: 'GET', path: '/home', headers: { 'accept-encoding': 'br' } }
const MENU: Question = { method: 'GET', path: '/api/info/manu', headers: {} }

function authUser(token: string): Question {
  const headers = { authorization: `Bearer ${token}`, 'content-length': '0' }
  return { method: 'POST', path: '/api/member/auth/getAuthUser', headers }
}

async function homeTwins({ folder }: ThrowawaySite, answer: Answer): Promise<Server[]> {
  const file = join(folder, 'home.br')
  writeFileSync(file, answer.body)
  const args = [file, answer.type, answer.encoding]
  const bare = await startServer('bare Fastify, same bytes', 'same-bytes.ts', args)
  const nginx = await startNginx(answer, folder)
  if (!nginx) console.log('nginx is not installed: /home is not compared with it.')
  return nginx ? [bare, nginx] : [bare]
}

async function menuTwins({ folder }: ThrowawaySite, answer: Answer): Promise<Server[]> {
  const file = join(folder, 'manu.json')
  writeFileSync(file, answer.body)
  return [await startServer('bare Fastify, same object', 'same-object.ts', [file])]
}

async function rowTwins({ databaseUrl, membershipNo }: ThrowawaySite): Promise<Server[]> {
  const args = [databaseUrl, String(POOL_SIZE), membershipNo]
  return [await startServer('bare Fastify, one row by key', 'one-row.ts', args)]
}

async function printScriptBytes(site: ThrowawaySite): Promise<void> {
  const { bytes, files } = await scriptBytes(site)
  const kilobytes = (bytes / 1000).toFixed(1)
  console.log(
    `Script a first-time visitor of /home receives: ${kilobytes} kB in ${files} files ` +
      `(the bar is ${SCRIPT_BAR_KB} kB).`,
  )
}
