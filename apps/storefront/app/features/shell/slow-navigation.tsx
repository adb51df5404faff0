import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useTranslate } from '../../i18n/i18n.tsx'

/** What comes sooner needs no sign that it is coming. */
const SLOW_MS = 250

/** A line under the window's edge while a page is on its way, if it takes long. */
export function SlowNavigation() {
  const t = useTranslate()
  const busy = useNavigation().state !== 'idle'
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return
    const late = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(late)
      setSlow(false)
    }
  }, [busy])
  return slow ? <div role="progressbar" aria-label={t('common.loading')} className="page-progress" /> : null
}
