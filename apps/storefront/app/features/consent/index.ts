export { ConsentNotice } from './consent-notice.tsx'
export { useConsent, wakeConsent } from './consent-store.ts'
