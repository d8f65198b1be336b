// nginx on a configuration of its own, in a folder that goes away.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#database/embedded/free-port.ts'
import type { Answer } from './answer.ts'
import { findProgram, startProgram } from './program.ts'
import type { Server } from './server.ts'
import { treeCpu } from './tree-cpu.ts'

/** One file as it lies on the disk; undefined where nginx is not installed. */
export async function startNginx(answer: Answer, siteFolder: string): Promise<Server | undefined> {
  const folder = join(siteFolder, 'nginx')
  mkdirSync(folder)
  writeFileSync(join(folder, 'home'), answer.body)
  return runNginx('nginx, same bytes in a file', folder, {
    server: `
    root ${folder};
    location = /home {
      default_type '${answer.type}';
      add_header content-encoding ${answer.encoding};
    }`,
  })
}

interface Directives {
  http?: string
  server: string
}

export async function runNginx(
  name: string,
  folder: string,
  directives: Directives,
): Promise<Server | undefined> {
  const program = findProgram('nginx')
  if (!program) return undefined
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, directives))
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log']
  const { pid } = await startProgram(program, args, { port, host: '127.0.0.1' })
  return { name, address: `http://127.0.0.1:${port}`, cpu: async () => treeCpu(pid) }
}

/** Its best: one worker, no log, files kept open, connections never closed for having been used. */
function configuration(folder: string, port: number, { http = '', server }: Directives): string {
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
  ${http}
  server {
    listen 127.0.0.1:${port};
    ${server}
  }
}
`
}
