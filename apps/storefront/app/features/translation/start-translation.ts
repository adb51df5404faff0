import { logWarning } from '../../startup/browser-log.ts'
import { loadScript } from '../../startup/load-script.ts'
import { tolerateMovedNodes } from './tolerate-moved-nodes.ts'

const CALLBACK = 'samobrankaTranslation'
const SCRIPT = `https://translate.google.com/translate_a/element.js?cb=${CALLBACK}`

interface TranslateElement {
  new (options: { pageLanguage: string; autoDisplay: boolean }, place: string): unknown
}
type WithTranslate = typeof globalThis & {
  google?: { translate?: { TranslateElement?: TranslateElement } }
  [CALLBACK]?: () => void
}

/** Those that wait for the service, which calls back once. */
const places = new Map<HTMLElement, string>()

/** Asked for by the operator's setting only; a service that does not come leaves the page as it is. */
export async function startTranslation(place: HTMLElement, language: string): Promise<void> {
  const scope = globalThis as WithTranslate
  tolerateMovedNodes()
  places.set(place, language)
  const fill = () => {
    const Element = scope.google?.translate?.TranslateElement
    if (!Element) return
    // With autoDisplay it offers itself to whoever reads another language.
    for (const [home, pageLanguage] of places)
      if (home.isConnected && home.childElementCount === 0)
        new Element({ pageLanguage, autoDisplay: true }, home.id)
    places.clear()
  }
  scope[CALLBACK] = fill
  if (!(await loadScript(SCRIPT))) logWarning('The translation service could not be loaded.', SCRIPT)
  else fill()
}
