import type { Category, Product } from '@samobranka/rules'
import { expect, it } from 'vitest'
import { workerOf } from './catalogue-worker.ts'
import type { Question, WorkerAnswer } from './worker-messages.ts'

const visibility = { showOutOfStock: true, fragmented: false, warehouseId: null }
const product = (id: number) => ({ id }) as Product
const category = (id: number) => ({ id }) as Category

/** The other end of the thread, answering what the test tells it to. */
function aWorker() {
  const questions: Question[] = []
  let listen: (event: MessageEvent<WorkerAnswer>) => void = () => undefined
  const worker = {
    postMessage: (question: Question) => questions.push(question),
    addEventListener: (kind: string, listener: typeof listen) => {
      if (kind === 'message') listen = listener
    },
  } as unknown as Worker
  const say = (answer: WorkerAnswer) => listen({ data: answer } as MessageEvent<WorkerAnswer>)
  return { worker, questions, say }
}

it('goods that come by handfuls are one catalogue, without what is out of sight', async () => {
  const { worker, say } = aWorker()
  const opened = workerOf(worker)
  const reading = opened.read(new ArrayBuffer(0), visibility)
  say({ kind: 'goods', number: 1, products: [product(1), product(2)] })
  say({ kind: 'goods', number: 1, products: [product(3)] })
  const categories = [category(7), category(8)]
  say({ kind: 'read', number: 1, order: { categories, shownCategories: [7], hiddenProducts: [2] } })
  const { whole, visible } = await reading
  expect(whole.products.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(visible.products.map(({ id }) => id)).toEqual([1, 3])
  expect(visible.categories).toEqual([category(7)])
  expect(opened.has(visible)).toBe(true)
  expect(opened.has(whole)).toBe(false)
})

it('answers find their questions, and a failure fails only its own', async () => {
  const { worker, questions, say } = aWorker()
  const opened = workerOf(worker)
  const [first, second] = [opened.find('ма', 30, ''), opened.find('мар', 30, '')]
  expect(questions.map(({ number }) => number)).toEqual([1, 2])
  say({ kind: 'found', number: 2, ids: [5] })
  say({ kind: 'failed', number: 1, why: 'no index' })
  expect(await second).toEqual([5])
  await expect(first).rejects.toThrow('no index')
})
