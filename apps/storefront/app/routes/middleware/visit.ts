import { DEFAULT_LANGUAGE } from '@samobranka/dictionary'
import type { MiddlewareFunction } from 'react-router'
import { shopContext } from '../../catalogue-access/shop.ts'
import { readVisit, visitContext } from '../../catalogue-access/visit.ts'
import { languageOf } from '../../routing/language-of.ts'
import { maintenancePage } from '../../routing/maintenance.ts'

/** Without settings there is no shop: the notice, and nothing behind it runs. */
export const visitMiddleware: MiddlewareFunction<Response> = async ({ request, context }) => {
  const visit = await readVisit(request, context.get(shopContext))
  if (!visit) return maintenancePage(languageOf(request) ?? DEFAULT_LANGUAGE)
  context.set(visitContext, visit)
}
