import { useLayoutEffect, useRef, useState } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: whatever each is called with
type Callbacks = Readonly<Record<string, (...given: any[]) => unknown>>

/** The same functions at every render, doing what the last ones do: eighty cards are not drawn anew for a letter typed. */
export function useStableCallbacks<T extends Callbacks>(callbacks: T): T {
  const latest = useRef(callbacks)
  useLayoutEffect(() => {
    latest.current = callbacks
  })
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(callbacks).map((name) => [
          name,
          (...given: unknown[]) => latest.current[name]?.(...given),
        ]),
      ) as T,
  )
  return stable
}
