export {
  type BusinessCustomer,
  businessCustomer,
} from '../../../packages/contract/src/nouns/business-customer.ts'
export {
  type Gallery,
  gallery,
  type RedirectRule,
  redirectRule,
} from '../../../packages/contract/src/nouns/content.ts'
export {
  type GazetteerEntry,
  gazetteerEntry,
  type Suggestion,
} from '../../../packages/contract/src/nouns/geo.ts'
export { type Post, post } from '../../../packages/contract/src/nouns/post.ts'
