import { isBot } from '@samobranka/rules'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { type Shop, shopContext } from './catalogue-access/shop.ts'
import { deferHydration } from './render/deferred-hydration.ts'
import { createEmbeddedTexts, type EmbeddedTexts, embeddedTextsContext } from './render/embedded-texts.ts'
import { createFragmentCache, FragmentCacheContext } from './render/fragment-cache.ts'
import { handoffData } from './render/handoff-data.ts'
import { NonceContext } from './render/nonce.ts'

/** Of the same copy of the router as the pages: another one would not know their context. */
export { createRequestHandler } from 'react-router'
export { PAGE_PARAMETERS } from './routing/page-parameters.ts'
export { setPictureBase } from './routing/picture-base.ts'

/** Its marks cannot be guessed: nobody's words can be taken for one. */
const fragmentCache = createFragmentCache(crypto.randomUUID(), renderToString)

/** The host's way in: each request carries its shop. */
export function provideShop(shop: Shop, request: Request): RouterContextProvider {
  const context = new RouterContextProvider()
  // A step in the shop asks for the data alone, which the framework writes itself.
  if (!import.meta.env.DEV && !new URL(request.url).pathname.endsWith('.data'))
    context.set(embeddedTextsContext, createEmbeddedTexts())
  context.set(shopContext, shop)
  return context
}

/**
 * Pages are kept whole by the host, so they are rendered whole: a string costs a third of a stream. The loaders'
 * data, which the framework would stream after the markup, is read first and put behind it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl(status))
  if (status >= 400 && isBot(request.headers.get('User-Agent') ?? ''))
    return new Response('', { status, headers })

  const { nonce } = context.get(shopContext)
  if (import.meta.env.DEV) return renderPlainly(request, status, headers, entry, nonce)
  const data = await readHandoff(entry, nonce, context.get(embeddedTextsContext))
  const html = renderToString(
    <NonceContext value={nonce}>
      <FragmentCacheContext value={fragmentCache}>
        <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />
      </FragmentCacheContext>
    </NonceContext>,
  )
  setImmediate(fragmentCache.renderPending)
  return new Response(fragmentCache.fill(`<!doctype html>${deferHydration(html)}`, data), { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { log } = context.get(shopContext)
  log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed')
}

const cacheControl = (status: number): string =>
  status === 200 ? 'public, s-maxage=180, stale-while-revalidate=600' : 'no-store'

async function readHandoff(
  entry: EntryContext,
  nonce: string | undefined,
  embeddedTexts: EmbeddedTexts | null,
): Promise<Uint8Array> {
  if (!entry.serverHandoffStream) return new Uint8Array()
  const data = await new Response(entry.serverHandoffStream).arrayBuffer()
  delete entry.serverHandoffStream
  return handoffData(new Uint8Array(data), nonce, embeddedTexts)
}

/** While one develops the page is as the framework makes it: nothing drawn before, nothing deferred. */
async function renderPlainly(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  nonce: string | undefined,
): Promise<Response> {
  const page = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />
    </NonceContext>,
    nonce ? { nonce } : {},
  )
  return new Response(page, { status, headers })
}
