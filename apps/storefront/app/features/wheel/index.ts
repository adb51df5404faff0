export { loadWheel } from './load-wheel.ts'
export { WheelPage, WheelSkeleton } from './wheel-page.tsx'
