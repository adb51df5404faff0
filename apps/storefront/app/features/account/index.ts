export { AccountButton } from './account-button.tsx'
export { onLogin, onLogout } from './account-events.ts'
export {
  type AccountState,
  type Customer,
  isCustomer,
  useAccount,
  useCustomer,
  usePreferences,
} from './account-store.ts'
export { keepReferral } from './kept-referral.ts'
export { LoginSheet } from './login-sheet.tsx'
export { openLogin } from './login-store.ts'
export { enter, leave, logOut, refreshAccount, wakeAccount } from './session.ts'
