export { Document } from './document.tsx'
export { ErrorPage } from './error-page.tsx'
export { Frame } from './frame.tsx'
