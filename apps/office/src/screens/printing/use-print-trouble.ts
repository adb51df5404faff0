import type { PrintFault } from '@samobranka/contract'
import { useState } from 'react'
import { useOfficeEvents } from '../../api/live/use-office-events.ts'
import { faultOfNews } from './fault-of-news.ts'

/** What did not come out of a kitchen's printers; null when nothing is wrong, or somebody has seen it. */
export function usePrintTrouble(kitchen: number): readonly [PrintFault | null, () => void] {
  const [trouble, setTrouble] = useState<PrintFault | null>(null)
  useOfficeEvents('print', (news) => {
    if (news.kitchen !== kitchen) return
    const fault = faultOfNews(news.data)
    if (fault) setTrouble(fault)
    // The printer itself says that it is well again.
    else if (news.data.printer !== undefined) setTrouble(null)
  })
  return [trouble, () => setTrouble(null)]
}
