const partsOf = (address: string) => address.split(',').map((part) => part.trim())

/** Addresses of one list: a town they all begin with is nobody's question, and is left out. */
export function withoutTown(addresses: readonly string[]): readonly string[] {
  const [first, ...others] = addresses.map(partsOf)
  const isShared = (parts: readonly string[]) => parts.length > 2 && parts[0] === first?.[0]
  if (!first || others.length === 0 || ![first, ...others].every(isShared)) return addresses
  return addresses.map((address) => partsOf(address).slice(1).join(', '))
}
