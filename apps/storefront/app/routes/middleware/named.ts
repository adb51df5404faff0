import type { MiddlewareFunction } from 'react-router'
import { accountMiddleware } from './account.ts'
import { categoriesMiddleware } from './categories.ts'
import { redirectsMiddleware } from './redirects.ts'
import { visitMiddleware } from './visit.ts'

const registry: Readonly<Record<string, MiddlewareFunction<Response>>> = {
  visit: visitMiddleware,
  redirects: redirectsMiddleware,
  categories: categoriesMiddleware,
  account: accountMiddleware,
}

/** Middleware by name, in the order it runs; a name nobody knows is a mistake that must not pass in silence. */
export function middlewareNamed(...names: readonly string[]): MiddlewareFunction<Response>[] {
  return names.map((name) => {
    const found = Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!found) throw new Error(`Unknown route middleware: ${name}`)
    return found
  })
}
