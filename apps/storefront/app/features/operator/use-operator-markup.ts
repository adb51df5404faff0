import { useEffect } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import { useConsent } from '../consent/index.ts'

/** After the page is interactive and the visitor has agreed; until then, and without it, nothing of it runs. */
export function useOperatorMarkup(): void {
  const agreed = useConsent(({ consent }) => consent === 'all')
  useEffect(() => {
    if (!agreed) return
    return whenIdle(() => void import('./activate.ts').then((module) => module.activateOperatorMarkup()))
  }, [agreed])
}
