export { CurrencySelect } from './currency-select.tsx'
