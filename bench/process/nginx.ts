// nginx on a configuration of its own, giving out one file as it lies on the disk.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#database/embedded/free-port.ts'
import type { Answer } from './answer.ts'
import { end } from './child.ts'
import { atEnd } from './ending.ts'
import type { Server } from './server.ts'

const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
const TRIES = 100

/** Undefined where nginx is not installed. */
export async function startNginx(answer: Answer, siteFolder: string): Promise<Server | undefined> {
  const program = PLACES.map((place) => join(place, 'nginx')).find((path) => existsSync(path))
  if (!program) return undefined

  const folder = join(siteFolder, 'nginx')
  const port = await freePort()
  mkdirSync(folder)
  writeFileSync(join(folder, 'home'), answer.body)
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, answer))
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  atEnd(() => end(child))
  child.on('error', () => undefined) // then it never listens
  await listening(port)
  const worker = onlyChildOf(child.pid)
  return {
    name: 'nginx, same bytes in a file',
    address: `http://127.0.0.1:${port}`,
    cpu: async () => cpuOf(worker),
  }
}

/** Its best: one worker, no log, the file kept open, connections never closed for having been used. */
function configuration(folder: string, port: number, { type, encoding }: Answer): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  keepalive_requests 1000000000;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=16;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location = /home {
      default_type '${type}';
      add_header content-encoding ${encoding};
    }
  }
}
`
}

async function listening(port: number): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const socket = connect(port, '127.0.0.1')
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (open) return
    await sleep(50)
  }
  throw new Error('nginx does not start')
}

/** The worker, which does all the work; its parent only waits. */
function onlyChildOf(pid: number | undefined): string | undefined {
  const list = `/proc/${pid}/task/${pid}/children`
  return existsSync(list) ? readFileSync(list, 'utf8').trim() : undefined
}

const TICK_US = 10_000

/** Fields 14 and 15 of proc_pid_stat(5), user and system time; the name before them may hold spaces. */
function cpuOf(pid: string | undefined): number {
  if (!pid) return Number.NaN
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_US
}
