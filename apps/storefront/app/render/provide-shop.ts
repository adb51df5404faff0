import { renderToString } from 'react-dom/server'
import { RouterContextProvider } from 'react-router'
import { type Shop, shopContext } from '../catalogue-access/shop.ts'
import { createFragmentCache } from './fragment-cache.ts'
import { createPageWriter, pageWriterContext } from './page-writer.ts'

const fragments = createFragmentCache(renderToString)

/** The host's way in: each request carries its shop. */
export function provideShop(shop: Shop, request: Request): RouterContextProvider {
  const isDataAlone = import.meta.env.DEV || new URL(request.url).pathname.endsWith('.data')
  const context = new RouterContextProvider()
  context.set(shopContext, shop)
  context.set(pageWriterContext, createPageWriter({ nonce: shop.nonce, fragments, isDataAlone }))
  return context
}

/** Where the nonce stands in the page that was written: the host puts another one in its place. */
export const noncePlaces = (context: RouterContextProvider): readonly number[] =>
  context.get(pageWriterContext).noncePlaces()
