import type { Domain } from '../../wire/codec.ts'
import { idList } from '../../wire/id-list.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { id } from '../../wire/number.ts'

const companions = noun('Companions', {
  productId: ['product_id', id],
  with: ['with', idList],
})

export const popularAnswer = noun('PopularGoods', {
  popular: ['popular', idList, []],
  together: ['together', list(companions), []],
})
export type PopularGoods = Domain<typeof popularAnswer>
