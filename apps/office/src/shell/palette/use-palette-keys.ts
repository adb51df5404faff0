import { useEffect, useEffectEvent } from 'react'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** As they are printed on this machine's keyboard. */
export const searchKeys: readonly string[] = isApple ? ['⌘', 'K'] : ['Ctrl', 'K']

/** ⌘K or Ctrl+K, wherever the focus is and whatever the layout: on a Russian keyboard the same key types another letter. */
export function usePaletteKeys(toggle: () => void): void {
  const heed = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyK' || event.altKey || event.shiftKey) return
    if (!(isApple ? event.metaKey : event.ctrlKey)) return
    event.preventDefault()
    toggle()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => heed(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
