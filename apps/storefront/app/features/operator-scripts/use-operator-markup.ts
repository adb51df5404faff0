import { useEffect } from 'react'
import { doLater } from '../../startup/load-later.ts'
import { schedule } from '../../startup/schedule.ts'
import { useConsent } from '../consent/index.ts'

const loadActivation = () => import('./activate.ts')

/** After the page is interactive and the visitor has agreed; until then, and without it, nothing of it runs. */
export function useOperatorMarkup(): void {
  const agreed = useConsent(({ consent }) => consent === 'all')
  useEffect(() => {
    if (!agreed) return
    return schedule(
      () => void doLater(loadActivation, ({ activateOperatorMarkup }) => activateOperatorMarkup()),
      'idle',
    )
  }, [agreed])
}
