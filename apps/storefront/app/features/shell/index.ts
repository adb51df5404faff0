export { Document } from './document.tsx'
export { ErrorPage } from './error-page.tsx'
export { Frame } from './frame.tsx'
export { useWakeUp } from './use-wake-up.ts'
