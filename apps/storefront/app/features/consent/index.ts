export { ConsentNotice } from './consent-notice.tsx'
export { startConsent, useConsent } from './consent-store.ts'
