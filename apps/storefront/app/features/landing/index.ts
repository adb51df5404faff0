export { BLOCK_SCRIPT } from './block-script.ts'
export { LandingPage, type LandingView } from './landing-page.tsx'
export { landingSections } from './landing-view.ts'
