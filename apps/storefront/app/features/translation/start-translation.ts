import { logWarning } from '../../lib/browser-log.ts'
import { loadScript } from '../../lib/load-script.ts'
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

/** Asked for by the operator's setting only; a service that does not come leaves the page as it is. */
export async function startTranslation(place: HTMLElement, language: string): Promise<void> {
  const scope = globalThis as WithTranslate
  tolerateMovedNodes()
  const fill = () => {
    const Element = scope.google?.translate?.TranslateElement
    if (Element && place.childElementCount === 0)
      new Element({ pageLanguage: language, autoDisplay: false }, place.id)
  }
  scope[CALLBACK] = fill
  if (!(await loadScript(SCRIPT))) logWarning('The translation service could not be loaded.', SCRIPT)
  else fill()
}
