export { useMedia } from './use-media.ts'
