import { visitContext } from '../catalogue-access/visit.ts'
import { ContactsPage, contactsView } from '../features/contacts/index.ts'
import { ScreenWords, screenWords } from '../i18n/screen-words.tsx'
import { listHead } from '../routing/list-head.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { contactsPath } from '../routing/paths.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import { shopJsonLd } from '../routing/shop-json-ld.ts'
import type { Route } from './+types/contacts'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, settings, warehouseId } = context.get(visitContext)
  const words = await screenWords(language, 'contacts', 'field', 'refusal', 'weekdayShort', 'workTime', 'map')
  return { words, view: contactsView(settings, warehouseId) }
}

export const shouldRevalidate = isAnotherPage

export const meta = pageMeta<typeof loader>(({ root, t }) =>
  listHead({ title: t('contacts.title'), path: contactsPath(), jsonLd: [shopJsonLd(root)] }, root, t),
)

export default function Contacts({ loaderData }: Route.ComponentProps) {
  return (
    <ScreenWords words={loaderData.words}>
      <ContactsPage view={loaderData.view} />
    </ScreenWords>
  )
}
