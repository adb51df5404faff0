export { checkVersion } from './check-version.ts'
