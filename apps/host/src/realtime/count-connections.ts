/** How many are here of each address: nobody who has left is remembered. */
export function countConnections() {
  const counts = new Map<string, number>()
  let size = 0
  return {
    get size() {
      return size
    },
    get addresses() {
      return counts.size
    },
    from: (address: string): number => counts.get(address) ?? 0,
    enter(address: string): void {
      size += 1
      counts.set(address, (counts.get(address) ?? 0) + 1)
    },
    leave(address: string): void {
      const left = (counts.get(address) ?? 0) - 1
      size -= 1
      if (left > 0) counts.set(address, left)
      else counts.delete(address)
    },
  }
}
