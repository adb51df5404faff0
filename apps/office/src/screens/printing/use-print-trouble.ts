import { PRINT_FAULTS, type PrintFault } from '@samobranka/contract'
import { useState } from 'react'
import { useOfficeEvents } from '../../api/live/use-office-events.ts'

/** What did not come out of a kitchen's printers; null when nothing is wrong, or somebody has seen it. */
export function usePrintTrouble(kitchen: number): readonly [PrintFault | null, () => void] {
  const [trouble, setTrouble] = useState<PrintFault | null>(null)
  useOfficeEvents('print', (news) => {
    if (news.kitchen !== kitchen) return
    const { fault, printer } = news.data
    const known = PRINT_FAULTS.find((one) => one === fault)
    if (known) setTrouble(known)
    // The printer itself says that it is well again.
    else if (printer !== undefined) setTrouble(null)
  })
  return [trouble, () => setTrouble(null)]
}
