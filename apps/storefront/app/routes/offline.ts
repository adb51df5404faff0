import { createTranslator, loadWords } from '@samobranka/dictionary'
import { visitContext } from '../catalogue-access/visit.ts'
import { offlinePage } from '../features/offline/index.ts'
import { makeShopView } from '../render/make-shop-view.ts'
import { pageWriterContext } from '../render/page-writer.ts'
import type { Route } from './+types/offline'

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, language, warehouseId } = context.get(visitContext)
  const page = context.get(pageWriterContext)
  const { name, css, defaultDark } = makeShopView(settings, language, warehouseId)
  const overrides = settings.languages.find(({ code }) => code === language)?.words ?? {}
  const html = offlinePage({
    t: createTranslator(await loadWords(language), language, overrides),
    language,
    shopName: name,
    css,
    dark: defaultDark,
    nonce: page.nonce,
  })
  return new Response(page.write(html), { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
