import type { BackendRequest } from '@samobranka/backend'
import type { Documents } from '../documents/documents.ts'

/** The form of an order is everybody's, the orders behind it are not. */
const usual = [
  'User-agent: *',
  'Disallow: /lk',
  'Disallow: /order',
  'Allow: /order$',
  'Disallow: /api',
  'Disallow: /office',
].join('\n')

/** `/robots.txt`: the operator's own text or the usual one, and where the sitemap is. */
export function createRobots(documents: Documents, language: string, publicUrl: string | null) {
  return async function answer(request: Pick<BackendRequest, 'url'>): Promise<Response> {
    const settings = await documents.settings(language)
    const text = settings?.robots.trim() || usual
    const home = publicUrl ?? new URL(request.url).origin
    const sitemap = /^sitemap:/im.test(text) ? '' : `\n\nSitemap: ${home}/sitemap.xml`
    return new Response(`${text}${sitemap}\n`, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, s-maxage=180' },
    })
  }
}
