import type { StaffMe } from '@samobranka/contract'
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { queryClient } from './api/query-client.ts'
import { isRefused } from './api/refused.ts'
import { paletteSources } from './palette-sources.ts'
import { screens } from './routes.tsx'
import { NewOrdersRing } from './screens/board/new-orders-ring.tsx'
import { KitScreen } from './screens/kit/lazy-kit-screen.tsx'
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx'
import { PrintTroubles } from './screens/printing/print-troubles.tsx'
import { SignInScreen } from './screens/sign-in/sign-in-screen.tsx'
import { WelcomeScreen } from './screens/welcome/welcome-screen.tsx'
import { isAllowed, meQuery } from './session/me.ts'
import { FailedScreen } from './shell/failed-screen.tsx'
import { OfficeShell } from './shell/office-shell.tsx'
import { Opening } from './shell/opening.tsx'
import { rolesWithScreens } from './shell/roles-with-screens.ts'
import type { Screen } from './shell/screen.ts'

/** Whoever is not signed in signs in, and comes back to where they were going. */
async function requireMe({ request }: LoaderFunctionArgs) {
  try {
    return await queryClient.ensureQueryData(meQuery)
  } catch (fault) {
    if (isRefused(fault, 401)) throw redirect(signInPath(new URL(request.url)))
    throw fault
  }
}

export function signInPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const to = pathname.replace(/^\/office(?=\/|$)/, '') + search
  return to === '/' || to === '' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(to)}`
}

/** The interface only hides what the server would refuse: an address typed by hand is told so before it asks. */
const requirePermission = (screen: Screen) => async () => {
  const me = await queryClient.ensureQueryData(meQuery)
  if (isAllowed(me, screen.permission)) return null
  if (screen.path === '') throw redirect(firstPath(me))
  throw new Response(null, { status: 403 })
}

/** Where somebody begins who does not work with orders: at their own work, or where it says who they are. */
function firstPath(me: StaffMe): string {
  const own = screens.find(({ place, permission }) => place !== 'hidden' && isAllowed(me, permission))
  return `/${own?.path ?? 'start'}`
}

const screenRoute = (screen: Screen): RouteObject => ({
  path: screen.path,
  handle: screen,
  loader: requirePermission(screen),
  lazy: async () => ({ Component: await screen.load() }),
})

/** The frame around every screen, and what is heard on each. */
function Office() {
  return (
    <>
      <OfficeShell screens={screens} paletteSources={paletteSources} />
      <NewOrdersRing />
      <PrintTroubles />
    </>
  )
}

export const router = createBrowserRouter(
  [
    { path: '/sign-in', element: <SignInScreen roles={rolesWithScreens(screens)} /> },
    { path: '/welcome', Component: WelcomeScreen },
    {
      path: '/',
      id: 'office',
      loader: requireMe,
      shouldRevalidate: () => false,
      Component: Office,
      HydrateFallback: Opening,
      ErrorBoundary: FailedScreen,
      children: [
        {
          // A screen that fails leaves the rail and the rings where they are.
          ErrorBoundary: FailedScreen,
          children: [
            ...screens.map(screenRoute),
            { path: '_kit', Component: KitScreen },
            { path: '*', Component: NotFoundScreen },
          ],
        },
      ],
    },
  ],
  { basename: '/office/' },
)
