import type { Translate } from '@samobranka/dictionary'
import { homePath } from '../../routing/paths.ts'
import { script } from './offline-head.ts?script'

interface Parts {
  readonly t: Translate
  readonly language: string
  readonly shopName: string
  readonly css: string
  readonly dark: boolean
  readonly nonce: string
}

/** Kept by the browser and shown in place of a page it cannot reach; it needs no other file. */
export function offlinePage({ t, language, shopName, css, dark, nonce }: Parts): string {
  const text = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<!doctype html>
<html lang="${language}" data-theme="${dark ? 'dark' : 'light'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(t('common.pageTitle', { title: t('offline.title'), shop: shopName }))}</title>
<script nonce="${nonce}">${script}</script>
<style>
${css}
html{color-scheme:light;--ground:var(--color-background,#fbf9f6);--ink:#211a15;background:var(--ground);color:var(--ink)}
html[data-theme=dark]{color-scheme:dark;--ground:#15110e;--ink:#f6f0e9}
body{display:grid;place-content:center;justify-items:center;gap:12px;min-height:100dvh;margin:0;padding:24px;box-sizing:border-box;font:400 1rem/1.5 var(--font-text,system-ui),system-ui,sans-serif;text-align:center}
svg{width:88px;height:88px;opacity:.7}
h1{margin:0;font-size:1.625rem;line-height:1.2}
p{margin:0;max-width:34ch;opacity:.75}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:12px;margin-top:12px}
a{display:inline-grid;place-items:center;min-height:48px;padding:0 20px;border-radius:14px;font-weight:600;color:inherit;text-decoration:none;background:color-mix(in oklab,var(--ink) 8%,var(--ground))}
a.main{background:var(--ink);color:var(--ground)}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
</style>
</head>
<body>
<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" aria-hidden="true"><path d="M3 3l18 18M8.5 16.4a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 4.3-2.5M19 12.9a10 10 0 0 0-5.2-2.8M2 9.3a15 15 0 0 1 4.4-2.8M22 9.3A15 15 0 0 0 10.6 5.1M12 20h.01"/></svg>
<h1>${text(t('offline.title'))}</h1>
<p>${text(t('offline.text'))}</p>
<nav><a class="main" href="">${text(t('common.retry'))}</a><a href="${homePath()}">${text(t('error.home'))}</a></nav>
</body>
</html>
`
}
