import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { schedule } from '../../startup/schedule.ts'
import { watchPictures } from './watch-pictures.ts'

/** Prepares the shop for a visit without network: the worker, and a copy of every page the visitor stays on. */
export function useOffline(): void {
  const { pathname } = useLocation()

  useEffect(() => schedule(() => void register(), 'settled'), [])

  useEffect(() => watchPictures(document), [])

  useEffect(() => schedule(() => void keepPage(pathname), 'settled'), [pathname])
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker?.register('/sw.js')
  } catch {
    // An address without https, or a browser that forbids it: the shop then needs the network.
  }
}

async function keepPage(pathname: string): Promise<void> {
  if (!navigator.serviceWorker || savesData()) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: pathname })
}

/** Who counts every byte does not want pages for later. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
