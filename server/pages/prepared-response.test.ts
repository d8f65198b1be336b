import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type PreparedResponse, respond } from './prepared-response.ts'

const KEEP_ALIVE_MS = 65_000
const DATE = /Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g
const PAGE: PreparedResponse = {
  status: 200,
  headers: ['content-type', 'text/plain; charset=utf-8', 'etag', '"1"', 'content-length', '15'],
  body: Buffer.from('สวัส...'),
}
const UNCHANGED: PreparedResponse = {
  status: 304,
  headers: ['etag', '"1"'],
  body: Buffer.alloc(0),
}

test('a prepared response is, byte for byte, what Node would have written', async () => {
  const port = await givenServer(({ url }, response) => {
    if (url === '/prepared') return respond(response, PAGE, KEEP_ALIVE_MS)
    response.writeHead(PAGE.status, PAGE.headers).end(PAGE.body)
  })
  const [ours, nodes] = [await said(port, get('/prepared')), await said(port, get('/by-node'))]
  expect(ours.replace(DATE, 'Date: today')).toEqual(nodes.replace(DATE, 'Date: today'))
})

test('a visitor who has the page is told so in the same bytes as by Node, and asks on', async () => {
  const port = await givenServer(({ url }, response) => {
    if (url === '/prepared') return respond(response, UNCHANGED, KEEP_ALIVE_MS)
    response.writeHead(UNCHANGED.status, UNCHANGED.headers).end()
  })
  const ours = await said(port, get('/prepared') + get('/prepared'))
  const nodes = await said(port, get('/by-node') + get('/by-node'))
  expect(ours.replaceAll(DATE, 'Date: today')).toEqual(nodes.replaceAll(DATE, 'Date: today'))
  expect(ours.split('HTTP/1.1 304 Not Modified')).toHaveLength(3)
})

test('those who ask one after the other on one connection get their answers in order, prepared or not', async () => {
  const port = await givenServer(({ url }, response) => {
    if (url === '/late') setTimeout(() => response.setHeader('asked', url).end('late'), 50)
    else
      respond(response, { ...PAGE, headers: [...PAGE.headers, 'asked', `${url}`] }, KEEP_ALIVE_MS)
  })
  const asked = ['/1', '/late', '/2', '/3', '/late', '/4']
  const text = await said(port, asked.map(get).join(''), 200)
  expect(text.match(/(?<=^asked: )\S+/gm)).toEqual(asked)
})

test('the number that a proxy gave the request is among the headers', async () => {
  const port = await givenServer((_, response) =>
    respond(response, PAGE, KEEP_ALIVE_MS, 'of-the-proxy'),
  )
  const [head = '', body] = (await said(port, get('/'))).split('\r\n\r\n')
  expect(head.split('\r\n').slice(0, 2)).toEqual(['HTTP/1.1 200 OK', 'x-request-id: of-the-proxy'])
  expect(body).toBe(PAGE.body.toString())
})

test('whoever does not keep the connection has it closed after the answer', async () => {
  const port = await givenServer((_, response) => respond(response, PAGE, KEEP_ALIVE_MS, 'number'))
  const text = await said(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 5_000)
  expect(text).toContain('Connection: close')
  expect(text).toContain('x-request-id: number')
  expect(text.endsWith(PAGE.body.toString())).toBe(true)
})

test('the date is that of the moment', async () => {
  const port = await givenServer((_, response) => respond(response, PAGE, KEEP_ALIVE_MS))
  const dateOf = async () => Date.parse(/^Date: (.*)$/m.exec(await said(port, get('/')))?.[1] ?? '')
  const first = await dateOf()
  await sleep(1_050)
  expect((await dateOf()) - first).toBeGreaterThanOrEqual(1_000)
})

async function givenServer(listener: RequestListener): Promise<number> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
}

/** All that comes over the line until it is closed, or for so long. */
async function said(port: number, request: string, ms = 100): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  socket.write(request)
  await Promise.race([once(socket, 'end'), sleep(ms, undefined, { ref: false })])
  socket.destroy()
  return Buffer.concat(parts).toString()
}
