import { data } from 'react-router'
import { readablePath } from './paths.ts'

/** A route that exists, asked for a thing that does not. */
export function pageNotFound(request: Request) {
  return data(`Page Not Found: ${pathOf(request)}`, { status: 404 })
}

/** No route at all. */
export function routeNotFound(request: Request) {
  return data(`Page not found: ${pathOf(request)}`, { status: 404 })
}

function pathOf(request: Request): string {
  return readablePath(new URL(request.url).pathname)
}
