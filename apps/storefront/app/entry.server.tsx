import { isBot } from '@samobranka/rules'
import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { shopContext } from './catalogue-access/shop.ts'
import { deferHydration } from './render/deferred-hydration.ts'
import { takeHandoff } from './render/handoff-data.ts'
import { pageWriterContext } from './render/page-writer.ts'
import { PageWriterContext } from './render/page-writer-context.ts'
import { pageHeader, readPageHeader } from './routing/page-input.ts'

/** Of the same copy of the router as the pages: another one would not know their context. */
export { createRequestHandler } from 'react-router'
export { noncePlaces, provideShop } from './render/provide-shop.ts'
export { PAGE_INPUTS } from './routing/page-input.ts'
export { setPictureBase } from './routing/picture-base.ts'

const USER_AGENT = pageHeader('user-agent')

/** Pages are kept whole by the host, so they are rendered whole: a string costs a third of a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', cacheControl(status))
  if (status >= 400 && isBot(readPageHeader(request, USER_AGENT) ?? ''))
    return new Response('', { status, headers })
  const page = context.get(pageWriterContext)
  const app = (
    <PageWriterContext value={page}>
      <ServerRouter context={entry} url={request.url} nonce={page.nonce} />
    </PageWriterContext>
  )
  if (import.meta.env.DEV)
    return new Response(page.write(await renderPlainly(app, page.nonce)), { status, headers })
  const data = await takeHandoff(entry)
  const markup = renderToString(app)
  return new Response(page.write(`<!doctype html>${deferHydration(markup)}`, data), { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { log } = context.get(shopContext)
  log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed')
}

const cacheControl = (status: number): string =>
  status === 200 ? 'public, s-maxage=180, stale-while-revalidate=600' : 'no-store'

/** While one develops the page is as the framework makes it: nothing deferred, the data where the framework puts them. */
async function renderPlainly(app: ReactElement, nonce: string): Promise<string> {
  const stream = await renderToReadableStream(app, { nonce })
  return new Response(stream).text()
}
