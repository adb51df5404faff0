import { pathToFileURL } from 'node:url'
import type { Shop } from '@samobranka/storefront/app/lib/shop.ts'
import type { CreateRequestHandlerFunction, RouterContextProvider, ServerBuild } from 'react-router'

declare module 'react-router' {
  // What react-router.config.ts of the storefront switches on.
  interface Future {
    v8_middleware: true
  }
}

export interface Storefront {
  render(request: Request, shop: Shop): Promise<Response>
}

interface StorefrontEntry {
  createRequestHandler: CreateRequestHandlerFunction
  provideShop(shop: Shop): RouterContextProvider
  setPictureBase(address: string): void
}

/** The built storefront: React Router's handler with the shop put into its hands. */
export async function loadStorefront(file: string, pictures: string | null): Promise<Storefront> {
  const build: ServerBuild = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const entry = build.entry.module as typeof build.entry.module & StorefrontEntry
  if (pictures) entry.setPictureBase(pictures)
  const handle = entry.createRequestHandler(build, 'production')
  return { render: (request, shop) => handle(request, entry.provideShop(shop)) }
}
