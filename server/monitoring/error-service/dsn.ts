/** Where an outside error-reporting service takes reports, and the public key it knows us by. */
export interface ErrorServiceAddress {
  envelopeUrl: string
  key: string
}

/** https://KEY@HOST/PATH/PROJECT, as such services show it; undefined where it is none. */
export function readDsn(text: string): ErrorServiceAddress | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, host, pathname } = new URL(text)
  const [, before = '', project] = /^(.*)\/(\w+)\/?$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !/^\w+$/.test(username) || !project) return undefined
  return { envelopeUrl: `${protocol}//${host}${before}/api/${project}/envelope/`, key: username }
}
