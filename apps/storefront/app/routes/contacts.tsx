import { visitContext } from '../catalogue-access/visit.ts'
import { ContactsPage, contactsView } from '../features/contacts/index.ts'
import { listHead, pageMeta, shopJsonLd } from '../features/page-head/index.ts'
import { ScreenWords, screenWords } from '../features/words/index.ts'
import { contactsPath } from '../routing/paths.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
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
