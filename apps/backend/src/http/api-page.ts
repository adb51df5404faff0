import { type Endpoint, endpoints } from '@samobranka/contract'
import type { Page } from './page.ts'

const WHO = {
  public: 'anybody',
  token: 'a customer, by token',
  keys: 'an integrator, by key and secret',
  staff: 'who works here, by the office’s session',
  orderKey: 'whoever placed the order, by its key or by token',
} as const

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem }
  h2 { margin-top: 2.5rem } table { border-collapse: collapse; width: 100% }
  td, th { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-top: 1px solid #8884 }
  code { font: .875em ui-monospace, monospace; overflow-wrap: anywhere }`

/** The endpoint table for people: the same rows that `/openapi.json` describes for programs. */
export const apiPages: readonly Page[] = [
  {
    method: 'GET',
    path: '/wp-json/docs',
    async answer() {
      return new Response(html(Object.values(endpoints)), {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=300' },
      })
    },
  },
]

function html(all: readonly Endpoint[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Samobranka: calls</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style>
<h1>Calls of the shop</h1>
<p>${all.length} calls. Shapes of bodies and answers: <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).
Every refusal is <code>{"code", "message", "data": {"status"}}</code>; <code>code</code> is stable, <code>message</code> speaks the caller’s language.</p>
<table><thead><tr><th>Call<th>What it does<th>Who may call<th>Refusals</thead><tbody>
${all.map(row).join('\n')}
</tbody></table></html>`
}

function row({ method, path, summary, auth, refusals, headers }: Endpoint): string {
  const needs = headers.length > 0 ? `<br><small>needs ${headers.map(code).join(', ')}</small>` : ''
  const refused = refusals.map(code).join(' ')
  return `<tr><td>${code(`${method} ${path}`)}${needs}<td>${escapeHtml(summary)}<td>${WHO[auth]}<td>${refused}`
}

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`
const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
