import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { whenSettled } from '../../startup/when-idle.ts'
import { watchPictures } from './watch-pictures.ts'

const SETTLED_MS = 3000

/** Prepares the shop for a visit without network: the worker, and a copy of every page the visitor stays on. */
export function useOffline(): void {
  const { pathname } = useLocation()

  useEffect(() => whenSettled(() => void register()), [])

  useEffect(() => watchPictures(document), [])

  useEffect(() => {
    const staying = setTimeout(() => void keepPage(pathname), SETTLED_MS)
    return () => clearTimeout(staying)
  }, [pathname])
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
