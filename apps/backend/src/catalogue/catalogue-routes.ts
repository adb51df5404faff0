import { catalogueFile } from '@samobranka/contract'
import { type Route, route } from '../http/route.ts'
import { servePublished } from '../http/serve-published.ts'
import { fileKey } from '../publishing/paths.ts'

export const catalogueRoutes: readonly Route[] = [
  route(catalogueFile, (call, context) => {
    const { file, language } = nameParts(call.params.file ?? '', context.snapshot().languages)
    return servePublished(call, context, fileKey(file, language ?? call.language))
  }),
]

/** `prodcat-en` names its language itself; `prodcat` is asked for in one by `lang`. */
function nameParts(name: string, languages: readonly string[]): { file: string; language?: string } {
  const language = languages.find((code) => name.endsWith(`-${code}`))
  return language === undefined ? { file: name } : { file: name.slice(0, -language.length - 1), language }
}
