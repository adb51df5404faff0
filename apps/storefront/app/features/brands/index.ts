export { BrandPage } from './brand-page.tsx'
export { brandView } from './brand-view.ts'
export { BrandsPage } from './brands-page.tsx'
export { loadBrands } from './load-brands.ts'
