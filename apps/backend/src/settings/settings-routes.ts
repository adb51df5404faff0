import { allSettings, bannersJson, frontTemplates, promoTerms } from '@samobranka/contract'
import { answer } from '../http/answer.ts'
import { servePublished } from '../http/documents/serve-published.ts'
import { type Route, route } from '../http/route.ts'
import { bannersKey, FRONT_KEY, settingsKey } from '../publishing/paths.ts'

export const settingsRoutes: readonly Route[] = [
  route(allSettings, (call, context) => servePublished(call, context, settingsKey(call.language))),
  route(frontTemplates, (call, context) => servePublished(call, context, FRONT_KEY)),
  route(bannersJson, (call, context) => servePublished(call, context, bannersKey(call.language))),
  route(promoTerms, (call, { snapshot }) => answer(snapshot().in(call.language).promo)),
]
