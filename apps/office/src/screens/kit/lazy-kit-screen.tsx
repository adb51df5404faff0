import { lazy, Suspense } from 'react'
import { useMe } from '../../session/me.ts'
import { NotFoundScreen } from '../not-found/not-found-screen.tsx'

const Kit = lazy(async () => ({ default: (await import('./kit-screen.tsx')).KitPieces }))

/** `/office/_kit`: every piece of the interface, for who builds screens. A restaurant has no such page. */
export function KitScreen() {
  const { production } = useMe()
  if (production) return <NotFoundScreen />
  return (
    <Suspense>
      <Kit />
    </Suspense>
  )
}
