import { visitContext } from '../catalogue-access/visit.ts'
import { manifest } from '../features/seo/index.ts'
import type { Route } from './+types/manifest'

export function loader({ context }: Route.LoaderArgs) {
  const { settings, language } = context.get(visitContext)
  return new Response(JSON.stringify(manifest(settings, language)), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
}
