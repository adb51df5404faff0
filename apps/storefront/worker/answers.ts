import { isPrivate, pageOf } from './request-kind.ts'
import { ASSETS, OFFLINE, PAGES, PICTURES, trim } from './stores.ts'

/** A network that hangs is given up for a page that is here. */
const PATIENCE_MS = 5000
/** The server tells by cookies whose page it is; here there is one visitor. */
const ANY = { ignoreVary: true } as const

/** Files under /assets carry the hash of their content: what was kept is right for ever. */
export async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request, ANY)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await put(ASSETS, request, response)
  return response
}

/** The network's, for as long as there is one. */
export async function answerPicture(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  try {
    const response = await fetch(request)
    if (response.ok) later(put(PICTURES, request, response).then(() => trim(PICTURES)))
    return response
  } catch (fault) {
    const kept = await caches.match(request, ANY)
    if (kept) return kept
    throw fault
  }
}

/** The network's page; without one, the page as it was seen last; else the page that says so. */
export async function answerPage(
  request: Request,
  preloaded: Promise<Response | undefined>,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const mayKeep = !isPrivate(request.url)
  const kept = mayKeep ? await caches.match(request, ANY) : undefined
  try {
    const network = preloaded.then((response) => response ?? fetch(request))
    const response = await (kept ? Promise.race([network, impatience()]) : network)
    if (mayKeep && isKeepable(response)) later(put(PAGES, request, response).then(() => trim(PAGES)))
    return response
  } catch {
    return kept ?? (await caches.match(OFFLINE, ANY)) ?? Response.error()
  }
}

/** Without network the router is sent to the page itself, which may be here, instead of into an error. */
export async function answerData(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return new Response(null, {
      status: 204,
      headers: { 'X-Remix-Redirect': pageOf(request.url), 'X-Remix-Reload-Document': 'true' },
    })
  }
}

/** Keeps a page the visitor came to without asking the server for it. */
export async function keepPage(address: string): Promise<void> {
  const url = new URL(address, self.location.origin)
  if (isPrivate(url.href) || (await caches.match(url.href, ANY))) return
  const response = await fetch(url.href, { headers: { accept: 'text/html' } })
  if (isKeepable(response)) await put(PAGES, new Request(url.href), response)
  await trim(PAGES)
}

const isKeepable = (response: Response): boolean =>
  response.ok && !response.redirected && /^public/.test(response.headers.get('cache-control') ?? '')

async function put(name: string, request: Request, response: Response): Promise<void> {
  const copy = response.clone()
  const cache = await caches.open(name)
  // Deleted first, so that what was used last stands last and is the last to be trimmed.
  await cache.delete(request, ANY)
  await cache.put(request, copy)
}

const impatience = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The network hangs')), PATIENCE_MS)
  })
