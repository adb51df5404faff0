import { routeNotFound } from '../routing/not-found.ts'
import type { Route } from './+types/nowhere'

export function loader({ request }: Route.LoaderArgs) {
  throw routeNotFound(request)
}

export default function Nowhere() {
  return null
}
