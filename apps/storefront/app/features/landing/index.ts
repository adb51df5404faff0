export { goToBlock } from './go-to-block.ts'
export { LandingPage, type LandingView } from './landing-page.tsx'
export { landingSections } from './landing-view.ts'
