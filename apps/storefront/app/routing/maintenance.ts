import { createTranslator, type Language, loadWords } from '@samobranka/dictionary'

const RETRY_SECONDS = 30

/** The notice and nothing else; it asks again by itself, so that a waiting visitor sees the shop open. */
export async function maintenancePage(language: Language): Promise<Response> {
  const notice = createTranslator(await loadWords(language), language)('maintenance.notice')
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>${notice}</title>
<style>
html{color-scheme:light dark}
body{display:grid;place-items:center;min-height:100dvh;margin:0;padding:24px;box-sizing:border-box;font:500 1.125rem/1.5 system-ui,sans-serif;text-align:center}
</style>
</head>
<body><p>${notice}</p></body>
</html>
`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_SECONDS),
    },
  })
}
