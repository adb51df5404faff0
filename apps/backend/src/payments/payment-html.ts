export interface PaymentHtml {
  readonly title: string
  /** Lines of text under the title. */
  readonly texts: readonly string[]
  /** Buttons of a form that posts to the page itself. */
  readonly buttons: readonly { readonly value: string; readonly label: string }[]
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

/** A page that needs nothing but itself: no script, no file, no other origin. */
export function paymentHtml(page: PaymentHtml, language: string, status = 200): Response {
  const title = escaped(page.title)
  const body = [
    `<h1>${title}</h1>`,
    ...page.texts.map((text) => `<p>${escaped(text)}</p>`),
    page.buttons.length > 0 ? form(page.buttons) : '',
    ...page.links.map(({ href, label }) => `<p><a href="${escaped(href)}">${escaped(label)}</a></p>`),
  ]
  const html = `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${STYLE}</style></head><body><main>${body.join('\n')}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'referrer-policy': 'no-referrer',
    },
  })
}

const STYLE = `body{font:18px/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;
background:#f6f3ee;color:#23201c}main{max-width:26rem;padding:2rem;background:#fff;border-radius:1.25rem}
button{font:inherit;padding:.75rem 1.5rem;margin:0 .5rem .5rem 0;border:0;border-radius:.75rem;background:#f2a33a;color:#23201c}
button+button{background:#ece7df}a{color:#8a4b00}`

function form(buttons: PaymentHtml['buttons']): string {
  const each = buttons.map(
    ({ value, label }) => `<button name="result" value="${escaped(value)}">${escaped(label)}</button>`,
  )
  return `<form method="post">${each.join('')}</form>`
}

function escaped(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
