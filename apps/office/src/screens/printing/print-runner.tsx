import { claimPrints, type PrintDocument, type PrintFault, printing, tellPrint } from '@samobranka/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../api/call.ts'
import { useMissedEvents, useOfficeEvents } from '../../api/live/use-office-events.ts'
import { isRefused } from '../../api/refused.ts'
import { callKey } from '../../api/use-call.ts'
import { printHolder, usePrintsHere } from './print-holder.ts'
import { printOnPaper } from './print-on-paper.ts'
import { printOverUsb } from './print-over-usb.ts'

const LOOK_MS = 10_000

/** Prints what the kitchen has to print, one after the other, while this page is the one that does. */
export function PrintRunner({ kitchen }: { readonly kitchen: number }) {
  const client = useQueryClient()
  const [printsHere, setPrintsHere] = usePrintsHere(kitchen)
  const isBusy = useRef(false)

  const work = async () => {
    if (!printsHere || isBusy.current) return
    isBusy.current = true
    try {
      const { documents } = await call(claimPrints, { params: { kitchen }, body: { holder: printHolder() } })
      for (const document of documents) {
        const fault = await printOut(document)
        const body = { holder: printHolder(), fault }
        await call(tellPrint, { params: { id: document.job.id }, body })
      }
      if (documents.length > 0) void client.invalidateQueries({ queryKey: callKey(printing).slice(0, 1) })
    } catch (fault) {
      // Another page has taken over.
      if (isRefused(fault, 409)) setPrintsHere(false)
    } finally {
      isBusy.current = false
    }
  }
  useOfficeEvents(['order', 'print', 'kitchen'], () => void work())
  useMissedEvents(() => void work())
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  useEffect(() => {
    if (!printsHere) return
    void latest.current()
    const timer = setInterval(() => void latest.current(), LOOK_MS)
    return () => clearInterval(timer)
  }, [printsHere])
  return null
}

async function printOut(document: PrintDocument): Promise<PrintFault | null> {
  try {
    if (document.way === 'escpos') return await printOverUsb(document)
    await printOnPaper(document)
    return null
  } catch {
    return 'other'
  }
}
