import { catalogueFile, popularGoods as popularGoodsCall } from '@samobranka/contract'
import { answer } from '../http/answer.ts'
import { servePublished } from '../http/documents/serve-published.ts'
import { type Route, route } from '../http/route.ts'
import { fileKey } from '../publishing/paths.ts'
import { popularGoods } from './popular-goods.ts'

export const catalogueRoutes: readonly Route[] = [
  route(catalogueFile, (call, context) => {
    const { file, language } = nameParts(call.params.file ?? '', context.snapshot().languages)
    return servePublished(call, context, fileKey(file, language ?? call.language))
  }),
  route(popularGoodsCall, async (_call, context) =>
    answer(await popularGoods(context), { headers: { 'cache-control': 'public, max-age=60' } }),
  ),
]

/** `prodcat-en` names its language itself; `prodcat` is asked for in one by `lang`. */
function nameParts(name: string, languages: readonly string[]): { file: string; language?: string } {
  const language = languages.find((code) => name.endsWith(`-${code}`))
  return language === undefined ? { file: name } : { file: name.slice(0, -language.length - 1), language }
}
