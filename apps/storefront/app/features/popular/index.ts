export { usePopular } from './use-popular.ts'
