import { pathToFileURL } from 'node:url'
import type { Shop } from '@samobranka/storefront/app/catalogue-access/shop.ts'
import type { PageInputs } from '@samobranka/storefront/app/routing/page-input.ts'
import type { CreateRequestHandlerFunction, RouterContextProvider, ServerBuild } from 'react-router'

declare module 'react-router' {
  // What react-router.config.ts of the storefront switches on.
  interface Future {
    v8_middleware: true
  }
}

export interface RenderedPage {
  readonly response: Response
  /** Where the nonce of its shop stands in the body. */
  readonly noncePlaces: readonly number[]
}

export interface Storefront {
  /** All that a page may depend on of a request; null while that is not known. */
  readonly inputs: PageInputs | null
  render(request: Request, shop: Shop): Promise<RenderedPage>
}

type Entry = ServerBuild['entry']['module']

interface StorefrontEntry extends Entry {
  createRequestHandler: CreateRequestHandlerFunction
  provideShop(shop: Shop, request: Request): RouterContextProvider
  noncePlaces(context: RouterContextProvider): readonly number[]
  setPictureBase(address: string): void
  PAGE_INPUTS: PageInputs
}

/** The built storefront: React Router's handler, given the shop in its context. */
export async function loadStorefront(file: string, pictures: string | null): Promise<Storefront> {
  const build: ServerBuild = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const entry = entryOf(build)
  if (pictures) entry.setPictureBase(pictures)
  const handle = entry.createRequestHandler(build, 'production')
  return {
    inputs: entry.PAGE_INPUTS,
    async render(request, shop) {
      const context = entry.provideShop(shop, request)
      const response = await handle(request, context)
      return { response, noncePlaces: entry.noncePlaces(context) }
    },
  }
}

/** The way in, with what ours has beyond the framework's. */
export const entryOf = (build: ServerBuild): StorefrontEntry => build.entry.module as StorefrontEntry
