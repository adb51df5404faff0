import { redirect } from 'react-router'
import { iconAddress } from '../lib/icon-address.ts'
import { visitContext } from '../lib/visit.ts'
import type { Route } from './+types/favicon'

/** Browsers and robots ask for it by its old name whatever the page says. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(iconAddress(context.get(visitContext).settings, 96), 302)
}
