/** Loads a script of another origin, once; the promise tells whether it came. */
const loading = new Map<string, Promise<boolean>>()

export function loadScript(src: string): Promise<boolean> {
  const known = loading.get(src)
  if (known) return known
  const promise = new Promise<boolean>((resolve) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
    if (nonce) script.nonce = nonce
    script.onload = () => resolve(true)
    script.onerror = () => {
      loading.delete(src)
      script.remove()
      resolve(false)
    }
    document.head.append(script)
  })
  loading.set(src, promise)
  return promise
}
