import type { OfficePerson } from './office-person.ts'
import type { Served } from './serve-guest.ts'

const FLOAT = 5_000

interface Taken {
  readonly way: string
  readonly amount: string
}

/** What was taken and given back, by whoever did it, against the drawer and the close of the business day. */
export async function countMoney(
  person: OfficePerson,
  served: readonly Served[],
  kitchen: number,
): Promise<string[]> {
  const handed = served.filter(({ end }) => end === 'handed')
  const sumOf = (ways: readonly string[]) =>
    handed.filter(({ guest }) => ways.includes(guest.pays)).reduce((sum, { guest }) => sum + guest.total, 0)
  const backOf = (isOnline: boolean) =>
    handed
      .filter(({ guest }) => (guest.pays === 'online') === isOnline)
      .reduce((sum, { givenBack }) => sum + givenBack, 0)
  const faults: string[] = []
  const same = (what: string, is: number, should: number) => {
    if (Math.abs(is - should) > 0.001) faults.push(`${what}: ${is.toFixed(2)}, not ${should.toFixed(2)}`)
  }

  const { drawer, day } = await person.must('GET', `/counter?kitchen=${kitchen}`)
  const inDrawer = FLOAT + sumOf(['cod']) - backOf(false)
  same('the drawer', Number(drawer.expected), inDrawer)
  const counted = await person.must('POST', `/counter/drawers/${drawer.id}/close`, {
    counted: inDrawer.toFixed(2),
    ...(Number(drawer.expected) === inDrawer ? {} : { reason: 'Не сошлось' }),
  })
  same('the difference of the drawer', Number(counted.difference), 0)

  const signed = await person.must('POST', '/day-close', { kitchen, day, reason: 'Вечер' })
  const { figures } = signed
  same('orders handed over', figures.handed, handed.length)
  same('orders cancelled', figures.cancelled, served.length - handed.length)
  same('sales', Number(figures.sales), sumOf(['cod', 'card', 'online']))
  const of = (rows: readonly Taken[], way: string) => Number(rows.find((row) => row.way === way)?.amount ?? 0)
  same('taken in cash', of(figures.taken, 'cash'), sumOf(['cod']))
  same('taken by card', of(figures.taken, 'card'), sumOf(['card']))
  same('taken online', of(figures.taken, 'online'), sumOf(['online']))
  same('given back in cash', of(figures.refunds, 'cash'), backOf(false))
  same('given back by the bank', of(figures.refunds, 'payment'), backOf(true))
  return faults
}
