// Arithmetic of the field of 256 elements over x⁸+x⁴+x³+x²+1, and the Reed–Solomon remainder in it
// (ISO/IEC 18004 annex A).

const POLYNOMIAL = 0x11d
const POWERS = new Uint8Array(255)
const LOGS = new Uint8Array(256)
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  POWERS[exponent] = value
  LOGS[value] = exponent
  value <<= 1
  if (value > 255) value ^= POLYNOMIAL
}

export function powerOfTwo(exponent: number): number {
  return POWERS[exponent % 255] ?? 0
}

export function times(one: number, other: number): number {
  if (one === 0 || other === 0) return 0
  return powerOfTwo((LOGS[one] ?? 0) + (LOGS[other] ?? 0))
}

/** What follows the data so that a scanner can mend what it misread. */
export function correctionOf(data: readonly number[], length: number): number[] {
  const generator = generatorOf(length)
  const rest = [...data, ...Array<number>(length).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at] ?? 0
    generator.forEach((part, step) => {
      rest[at + step] = (rest[at + step] ?? 0) ^ times(part, factor)
    })
  }
  return rest.slice(data.length)
}

function generatorOf(degree: number): number[] {
  let product = [1]
  for (let exponent = 0; exponent < degree; exponent++) {
    const root = powerOfTwo(exponent)
    product = [...product, 0].map((part, at) => part ^ times(product[at - 1] ?? 0, root))
  }
  return product
}
