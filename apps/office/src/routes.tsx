import { House } from 'lucide-react'
import type { Screen } from './shell/screen.ts'

/** THE table of screens: routes, menu and palette read it. A new screen is a line here and a folder in `screens/`. */
export const screens: readonly Screen[] = [
  {
    path: '',
    permission: 'session.own',
    words: 'office.screen.start',
    icon: House,
    place: 'work',
    load: async () => (await import('./screens/start/start-screen.tsx')).StartScreen,
  },
]
