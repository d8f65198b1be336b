import { useQuery } from '../../client/use-query.ts'
import type { KeysArea } from './keys-area.ts'
import { type KeyProof, KeyProofButton } from './proof-fields.tsx'

interface OwnKeyButtonProps {
  area: KeysArea
  busy: boolean
  onProof: (proof: KeyProof) => void
  onProblem: (sentence: string) => void
}

/** Under a field for the password, for whoever has a key that may stand in for it. */
export function OwnKeyButton(props: OwnKeyButtonProps) {
  const { data } = useQuery(`/api/${props.area}/keys`, { quiet: true })
  return data?.keys.some(({ blocked }) => !blocked) ? <KeyProofButton {...props} /> : null
}
