export { keepLastBasket } from './last-basket.ts'
export { markReturning } from './mark-returning.ts'
export { WelcomeBack } from './welcome-back.tsx'
