import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { whenSettled } from '../../lib/when-idle.ts'

/**
 * Told of a manifest, a browser fetches it with its icons and offers to install the shop, all at the time the page
 * comes: nobody installs a shop that he has not seen yet. Without scripts it is told at once.
 */
export function ManifestLink() {
  const [settled, setSettled] = useState(false)
  useEffect(() => whenSettled(() => setSettled(true)), [])
  const link = <link rel="manifest" href={href('/manifest.webmanifest')} />
  return settled ? link : <noscript>{link}</noscript>
}
