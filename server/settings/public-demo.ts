// The demo cooperative's passwords stand in the documents: it belongs on one's own machine or an inner network.

import { BlockList, isIP } from 'node:net'
import { WrongSetting } from './setting-values.ts'

const INNER = new BlockList()
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  INNER.addSubnet(net, bits)
INNER.addAddress('::1', 'ipv6')
INNER.addSubnet('fc00::', 7, 'ipv6')
INNER.addSubnet('fe80::', 10, 'ipv6')
/** Names that no public server of names answers for. */
const INNER_NAME = /^(?:[\w-]+|(?:[\w-]+\.)*(?:localhost|local|lan|internal|home\.arpa|test))$/i

export function refusePublicDemo(host: string, publicUrl: string): void {
  const shown = URL.canParse(publicUrl) ? new URL(publicUrl).hostname.replace(/^\[|\]$/g, '') : ''
  for (const [setting, name] of [
    ['HOST', host],
    ['PUBLIC_URL', shown],
  ] as const)
    if (name && !isInner(name))
      throw new WrongSetting(
        `COOP_MODE=demo on a public address (${setting}: ${name}): everybody knows its passwords. Set COOP_MODE=production, or DEMO_ON_PUBLIC_ADDRESS=yes if strangers may play with it.`,
      )
}

function isInner(name: string): boolean {
  const version = isIP(name)
  if (version === 0) return INNER_NAME.test(name)
  return INNER.check(name, version === 6 ? 'ipv6' : 'ipv4')
}
