export { keepLastBasket } from './last-basket.ts'
export { RETURNING_SCRIPT } from './returning-mark.ts'
export { WelcomeBack } from './welcome-back.tsx'
