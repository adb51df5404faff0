/** The path of a file that the backend names by its own full address: browsers ask for it under the shop's. */
export function ownPath(address: string): string {
  const { pathname, search } = new URL(address, 'http://shop')
  return `${pathname}${search}`
}
