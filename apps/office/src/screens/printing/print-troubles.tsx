import { useEffect, useRef } from 'react'
import { useOfficeEvents } from '../../api/live/use-office-events.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay } from '../../session/me.ts'
import { useKitchens } from '../../session/use-kitchens.ts'
import { ring, silence } from '../../shell/sound/ring.ts'
import { toast } from '../../ui/toasts.tsx'
import { faultOfNews } from './fault-of-news.ts'

const RING_MS = 5_000

/** Whatever screen is open: what did not come out is said, and rings for a while, to those who can see to it. */
export function PrintTroubles() {
  const may = useMay()
  return may('printing.work') && <Troubles />
}

function Troubles() {
  const t = useTranslate()
  const { isShown } = useKitchens()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useOfficeEvents('print', ({ kitchen, data }) => {
    const fault = faultOfNews(data)
    if (!fault || !isShown(kitchen)) return
    toast(t(`office.print.fault.${fault}`), 'danger')
    ring('printing')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => silence('printing'), RING_MS)
  })
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      silence('printing')
    },
    [],
  )
  return null
}
