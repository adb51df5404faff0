/** The host says it to the server's side once; in the browser the page itself says it. */
let base = typeof document === 'undefined' ? '' : (document.documentElement.dataset.pictures ?? '')

/** Where the shop's pictures are fetched from: a CDN before it; nothing for the shop itself. */
export const pictureBase = (): string => base

export function setPictureBase(address: string): void {
  base = address.replace(/(?<!\/)\/+$/, '')
}
