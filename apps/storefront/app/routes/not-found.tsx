import { routeNotFound } from '../routing/not-found.ts'
import type { Route } from './+types/not-found'

export function loader({ request }: Route.LoaderArgs) {
  throw routeNotFound(request)
}

export default function NotFound() {
  return null
}
