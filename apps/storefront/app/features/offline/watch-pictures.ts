/** On a picture that did not come: its place stays empty, without the browser's torn leaf. */
const MISSING = 'data-missing'

/** Hides pictures that could not be fetched, and asks for them again when the network is back. */
export function watchPictures(page: Document): () => void {
  const miss = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.setAttribute(MISSING, '')
  }
  const come = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.removeAttribute(MISSING)
  }
  const ask = () => {
    for (const picture of page.querySelectorAll<HTMLImageElement>(`img[${MISSING}]`)) {
      // The same address, set again, is asked for again.
      picture.setAttribute('src', picture.getAttribute('src') ?? '')
    }
  }
  // Neither event climbs up: they are caught on their way down.
  page.addEventListener('error', miss, true)
  page.addEventListener('load', come, true)
  addEventListener('online', ask)
  return () => {
    page.removeEventListener('error', miss, true)
    page.removeEventListener('load', come, true)
    removeEventListener('online', ask)
  }
}
