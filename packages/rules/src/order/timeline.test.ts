import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '../model/order.ts'
import type { DeliveryType } from '../model/place.ts'
import { timeline } from './timeline.ts'

const history = (...statuses: OrderStatus[]) => statuses.map((status, at) => ({ status, at }))
const drawn = (type: DeliveryType, ...statuses: OrderStatus[]) =>
  timeline(type, history(...statuses)).map((step) => `${step.status} ${step.state} ${step.at}`)

describe('timeline', () => {
  it('[O10] shows the road of a delivery and the step it stands on', () => {
    expect(drawn('flat_rate', 'accepted', 'cooking')).toEqual([
      'accepted done 0',
      'cooking current 1',
      'courier ahead null',
      'handed ahead null',
    ])
  })

  it.each(['local_pickup', 'lounge'] as const)('[O10] shows the road of %s', (type) => {
    expect(drawn(type, 'accepted', 'cooking', 'ready', 'handed')).toEqual([
      'accepted done 0',
      'cooking done 1',
      'ready done 2',
      'handed current 3',
    ])
  })

  it('[O10] begins with the payment only where one was waited for', () => {
    expect(drawn('flat_rate', 'pending')).toEqual([
      'pending current 0',
      'accepted ahead null',
      'cooking ahead null',
      'courier ahead null',
      'handed ahead null',
    ])
    expect(drawn('local_pickup', 'pending', 'accepted').slice(0, 2)).toEqual([
      'pending done 0',
      'accepted current 1',
    ])
  })

  it('[O11] ends a cancelled order where it was cancelled', () => {
    expect(drawn('flat_rate', 'pending', 'accepted', 'cancelled')).toEqual([
      'pending done 0',
      'accepted done 1',
      'cancelled current 2',
    ])
  })

  it('[O10] promises the whole road while nothing happened yet', () => {
    expect(drawn('lounge')).toEqual([
      'accepted ahead null',
      'cooking ahead null',
      'ready ahead null',
      'handed ahead null',
    ])
  })
})
