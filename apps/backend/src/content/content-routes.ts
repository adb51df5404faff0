import { blog, brands, galleries, galleryPictures, redirects, wpPages, wpPosts } from '@samobranka/contract'
import { answer } from '../http/answer.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { findRedirect } from './find-redirect.ts'
import { newestFirst } from './newest-first.ts'
import { wordpressPosts } from './wordpress-posts.ts'

/** Browsers may keep what they have as long as they ask whether it is still so. */
const headers = { 'cache-control': 'no-cache' }

export const contentRoutes: readonly Route[] = [
  route(blog, ({ language }, { snapshot }) =>
    answer(newestFirst(snapshot().in(language).posts), { headers }),
  ),
  route(wpPosts, ({ language, query }, { snapshot }) =>
    wordpressPosts(newestFirst(snapshot().in(language).posts), 'post', query),
  ),
  route(wpPages, ({ language, query }, { snapshot }) =>
    wordpressPosts(snapshot().in(language).pages, 'page', query),
  ),
  route(galleries, ({ language }, { snapshot }) => answer(snapshot().in(language).galleries, { headers })),
  route(galleryPictures, ({ language, params }, { snapshot }) => {
    const wanted = params.galleryId
    const found = snapshot()
      .in(language)
      .galleries.find(({ id, slug }) => String(id) === wanted || (slug !== '' && slug === wanted))
    return found ? answer(found.images, { headers }) : refuse(404, 'not_found')
  }),
  route(brands, ({ language }, { snapshot }) => answer(snapshot().in(language).brands, { headers })),
  route(redirects, ({ query }, { snapshot }) => {
    const rule = findRedirect(snapshot().own().redirects, query.path ?? '')
    if (!rule) return new Response(null, { status: 204, headers })
    const { to, status, external } = rule
    return answer({ to, status, external }, { headers })
  }),
]
