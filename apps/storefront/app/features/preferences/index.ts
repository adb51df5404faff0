export { loadPreferences } from './load-preferences.ts'
export { PreferencesPage, PreferencesSkeleton } from './preferences-page.tsx'
