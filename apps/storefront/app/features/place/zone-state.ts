import type { FoundZone } from '@samobranka/contract'

/** What is known of delivery to the point; "could not tell" is its own answer. */
export type ZoneState =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'inside'; readonly zone: FoundZone }
  | { readonly kind: 'outside' }
  | { readonly kind: 'unknown' }
