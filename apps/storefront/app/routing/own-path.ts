/** The path of a file that the backend names by its own full address: browsers ask for it under the shop's. */
export function ownPath(address: string): string {
  const { pathname, search } = new URL(address, 'http://shop')
  return `${pathname}${search}`
}

/** A link that the operator wrote with the shop's whole address leads inside the shop all the same. */
export function insideLink(url: string, shopUrls: readonly string[]): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url
  const { origin, pathname, search, hash } = new URL(url)
  const isOwn = shopUrls.some((own) => URL.canParse(own) && new URL(own).origin === origin)
  return isOwn ? `${pathname.replace(/(?<=.)\/$/, '')}${search}${hash}` : url
}
