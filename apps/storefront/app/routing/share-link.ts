export type Shared = 'shared' | 'copied' | 'nothing'

/** The phone's own list of ways to share; where there is none, the link is copied. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url })
      return 'shared'
    }
    await (navigator as Navigator).clipboard.writeText(url)
    return 'copied'
  } catch {
    // The visitor closed the list, or the browser keeps its clipboard to itself: nothing was lost.
    return 'nothing'
  }
}
