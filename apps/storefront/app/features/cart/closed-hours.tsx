import { Suspense } from 'react'
import { lazyPart, UnseenGap } from '../../ui/lazy-part.tsx'
import { useOpening } from '../opening-hours/index.ts'

const ClosedHoursNote = lazyPart(
  () => import('./closed-hours-note.tsx').then((script) => script.ClosedHoursNote),
  UnseenGap,
)

/** Its code is loaded only while the kitchen is closed. */
export function ClosedHours() {
  const isClosed = useOpening(({ closed }) => closed !== null)
  return isClosed ? (
    <Suspense fallback={null}>
      <ClosedHoursNote />
    </Suspense>
  ) : null
}
