import type { PageType } from '@samobranka/contract'

/** A page type the shop can be looked at in. */
export interface Preview {
  readonly type: PageType
  readonly picture: string
  readonly video: string
}
