export { PageTranslation } from './page-translation.tsx'
