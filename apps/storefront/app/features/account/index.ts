export { AccountButton } from './account-button.tsx'
export { onLogin, onLogout } from './account-events.ts'
export { AccountScreen } from './account-screen.tsx'
export { AccountShell } from './account-shell.tsx'
export {
  isCustomer,
  type LastOrder,
  useAccount,
  useCustomer,
} from './account-store.ts'
export { asksForCode } from './asks-for-code.ts'
export { ConfirmPhone } from './confirm-phone.tsx'
export { keepReferral } from './kept-referral.ts'
export { LoginSheet } from './login-sheet.tsx'
export { openLogin } from './login-store.ts'
export { LogoutButton } from './logout-button.tsx'
export { mayBeCustomer } from './may-be-customer.ts'
export { PhoneField } from './phone-field.tsx'
export { enter, leave, refreshAccount, startAccount } from './session.ts'
export { usePhones } from './use-phones.ts'
