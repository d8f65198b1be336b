// For tests only: a spreadsheet taken apart.

import { execFileSync } from 'node:child_process'

/** Every part of the file as XML, read by a program that is not ours. */
export function partsOf(file: Uint8Array): Record<string, string> {
  const script = `
import io, json, sys, zipfile
from xml.etree import ElementTree
parts = {}
with zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read())) as z:
    for name in z.namelist():
        ElementTree.fromstring(z.read(name))
        parts[name] = z.read(name).decode()
print(json.dumps(parts))`
  const output = execFileSync('python3', ['-c', script], {
    input: file,
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(output.toString())
}
