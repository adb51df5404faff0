import { shopContext } from '../catalogue-access/shop.ts'
import { visitContext } from '../catalogue-access/visit.ts'
import { loadSitePages, sitemap } from '../features/seo/index.ts'
import type { Route } from './+types/sitemap'

export async function loader({ context }: Route.LoaderArgs) {
  const { languages } = context.get(visitContext).settings
  const xml = sitemap(await loadSitePages(context), {
    publicUrl: context.get(shopContext).publicUrl,
    languages,
  })
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
