import { ContactsPage, contactsView } from '../features/contacts/index.ts'
import { listHead } from '../lib/list-head.ts'
import { contactsPath } from '../lib/paths.ts'
import { isAnotherPage } from '../lib/revalidation.ts'
import { readRoot } from '../lib/root-data.ts'
import { ScreenWords, screenTranslator, screenWords } from '../lib/screen-words.tsx'
import { shopJsonLd } from '../lib/shop-json-ld.ts'
import { visitContext } from '../lib/visit.ts'
import type { Route } from './+types/contacts'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, settings, warehouseId } = context.get(visitContext)
  const words = await screenWords(language, 'contacts', 'field', 'refusal', 'weekdayShort', 'workTime', 'map')
  return { words, view: contactsView(settings, warehouseId) }
}

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = readRoot(matches[0].loaderData)
  if (!loaderData) return []
  const t = screenTranslator(root, loaderData.words)
  return listHead({ title: t('contacts.title'), path: contactsPath(), jsonLd: [shopJsonLd(root)] }, root, t)
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  return (
    <ScreenWords words={loaderData.words}>
      <ContactsPage view={loaderData.view} />
    </ScreenWords>
  )
}
