export { ConsentNotice } from './consent-notice.tsx'
export { useConsent, startConsent } from './consent-store.ts'
