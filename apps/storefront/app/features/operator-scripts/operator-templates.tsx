import { escapeHtml } from '../../format/escape-html.ts'
import { isWholeMarkup } from './is-whole-markup.ts'

/** The operator's own markup: counters, and whatever else he adds to every page. */
export interface Included {
  readonly metrics: string
  readonly scripts: string
}

export const TEMPLATE = 'data-operator'
/** The markup is kept as text: as markup it would have taken the page behind it along. */
export const AS_TEXT = 'data-as-text'

/** Carried with the page, inert: the browser neither runs nor fetches anything of it before it is activated. */
export function OperatorTemplates({ metrics, scripts }: Included) {
  return (
    <>
      <Inert name="metrix" html={metrics} />
      <Inert name="scripts" html={scripts} />
    </>
  )
}

function Inert({ name, html }: { readonly name: string; readonly html: string }) {
  if (html.trim() === '') return null
  const whole = isWholeMarkup(html)
  const attributes = { [TEMPLATE]: name, ...(whole ? {} : { [AS_TEXT]: '' }) }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: only the operator can write it, and it stays inert
    <template {...attributes} dangerouslySetInnerHTML={{ __html: whole ? html : escapeHtml(html) }} />
  )
}
