import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { schedule } from '../../startup/schedule.ts'

/**
 * What a browser works on as soon as it is told of it, at the time the page comes: for a manifest it fetches icons and
 * offers to install a shop that nobody has seen yet, and an icon that is a drawing it reads and lays out as a page of
 * its own. Without scripts it is told at once.
 */
export function LaterLinks({ iconSvg }: { readonly iconSvg: string }) {
  const [settled, setSettled] = useState(false)
  useEffect(() => schedule(() => setSettled(true), 'settled'), [])
  const links = (
    <>
      {iconSvg ? <link rel="icon" type="image/svg+xml" href={iconSvg} /> : null}
      <link rel="manifest" href={href('/manifest.webmanifest')} />
    </>
  )
  return settled ? links : <noscript>{links}</noscript>
}
