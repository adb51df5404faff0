import { useEffect, useReducer } from 'react'
import { Scripts } from 'react-router'
import { schedule } from '../../startup/schedule.ts'

/**
 * The router takes its scripts off the page when it is drawn for the second time, and the browser then works out the
 * styles of everything anew: that is done while nobody waits, not in the visitor's first tap.
 */
export function PageScripts({ nonce }: { readonly nonce: string | undefined }) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => schedule(drawAgain, 'idle'), [])
  return <Scripts nonce={nonce} />
}
