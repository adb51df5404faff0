import type { PageType } from '@samobranka/contract'
import { type MiddlewareFunction, redirect } from 'react-router'
import { visitContext } from '../../catalogue-access/visit.ts'

/** In the category types the catalogue lives under `/categories`. */
export const categoriesMiddleware: MiddlewareFunction<Response> = ({ request, context }) => {
  const { pathname, search } = new URL(request.url)
  const moved = categoriesPath(context.get(visitContext).pageType, pathname)
  if (moved !== null) throw redirect(`${moved}${search}`, 301)
}

/** The same tail under `/categories`; null where the path stays as it is. */
export function categoriesPath(pageType: PageType, pathname: string): string | null {
  if (pageType !== 'cat1' && pageType !== 'cat2') return null
  const tail = /^\/catalog(\/.*)?$/.exec(pathname)
  return tail ? `/categories${tail[1] ?? ''}` : null
}
