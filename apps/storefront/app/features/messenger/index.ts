export { useMessenger } from './use-messenger.ts'
