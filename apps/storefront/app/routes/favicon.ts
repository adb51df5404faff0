import { redirect } from 'react-router'
import { visitContext } from '../catalogue-access/visit.ts'
import { iconAddress } from '../routing/icon-address.ts'
import type { Route } from './+types/favicon'

/** Browsers and robots ask for it by its old name whatever the page says. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(iconAddress(context.get(visitContext).settings, 96), 302)
}
