import { AS_TEXT, TEMPLATE } from './operator-templates.tsx'

let activated = false

/** Runs what the operator added, once for the life of the page; walking through the shop does not run it again. */
export function activateOperatorMarkup(): void {
  if (activated) return
  activated = true
  catchLateWrites()
  for (const template of document.querySelectorAll<HTMLTemplateElement>(`template[${TEMPLATE}]`)) {
    const markup = template.hasAttribute(AS_TEXT)
      ? parse(template.content.textContent ?? '')
      : template.content
    append(document.importNode(markup, true))
  }
}

/** Behind everything of ours: what hydration has counted stays where it is. */
function append(markup: DocumentFragment): void {
  for (const script of markup.querySelectorAll('script')) script.replaceWith(runnable(script))
  document.body.append(markup)
}

/** A script that came out of a template does not run; a new one with the same attributes and text does, in order. */
function runnable(inert: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script')
  for (const { name, value } of inert.attributes) script.setAttribute(name, value)
  script.async = inert.hasAttribute('async')
  script.textContent = inert.textContent
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (nonce) script.nonce = nonce
  return script
}

/** An old counter may still write into the document; done late, that would wipe the page out. */
function catchLateWrites(): void {
  const write = (...parts: readonly string[]) => append(parse(parts.join('')))
  Object.assign(document, { write, writeln: write })
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}
