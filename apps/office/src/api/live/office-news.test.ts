import { expect, it } from 'vitest'
import { hearMissed, hearNews, type News, tellMissed, tellNews } from './office-news.ts'

it('tells each kind to whom it concerns, until they stop listening', () => {
  const heard: News[] = []
  const stop = hearNews('order', (news) => heard.push(news))
  const order: News = { kind: 'order', kitchen: 2, data: { id: 'a' } }
  tellNews(order)
  tellNews({ ...order, kind: 'print' })
  stop()
  tellNews(order)
  expect(heard).toEqual([order])
})

it('tells everybody that something may have been missed', () => {
  let times = 0
  const stop = hearMissed(() => {
    times += 1
  })
  tellMissed()
  stop()
  tellMissed()
  expect(times).toBe(1)
})
