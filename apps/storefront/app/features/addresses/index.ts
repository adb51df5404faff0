export { loadAddresses } from './load-addresses.ts'
export { SavedAddresses } from './saved-addresses.tsx'
