export { loadSitePages } from './load-site-pages.ts'
export { manifest } from './manifest.ts'
export { SeoTable } from './seo-table.tsx'
export { sitemap } from './sitemap.ts'
