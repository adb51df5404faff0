export { Banners } from './banners.tsx'
export { loadBanners } from './load-banners.ts'
export { type Slides, slidesFor } from './slides.ts'
export { Stories } from './stories.tsx'
