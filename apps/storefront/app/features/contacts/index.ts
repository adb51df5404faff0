export { ContactsPage } from './contacts-page.tsx'
export { contactsView } from './contacts-view.ts'
