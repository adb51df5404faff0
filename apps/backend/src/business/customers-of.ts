import { type BusinessCustomer, type OperatorSettings, pathText } from '@samobranka/contract'
import type { Product, Warehouse } from '@samobranka/rules'
import { normalisePhone } from '../phone/normalise-phone.ts'
import { type PastOrder, readPastOrder } from './past-order.ts'
import { type FolderReading, faultLine } from './read-folder.ts'

/** A person of customers.json with the number as it is kept and the orders of the past. */
export interface KnownCustomer extends Omit<BusinessCustomer, 'orders'> {
  readonly orders: readonly PastOrder[]
}

/** The people of the folder, and what is wrong with them. */
export function customersOf(
  { folder, ids, unread }: Pick<FolderReading, 'folder' | 'ids' | 'unread'>,
  now: Date,
): { customers: KnownCustomer[]; faults: string[] } {
  // Numbers are read by the settings, past orders by goods and kitchens: with those in disorder all would be faults.
  const isWhole = (kind: string) => folder.has(kind) && unread.get(kind)?.length === 0
  const knowsNumbers = isWhole('settings')
  const knowsGoods = ['products', 'warehouses'].every((kind) => isWhole(kind) && ids.has(kind))
  const all = <T>(kind: string) => (folder.get(kind) ?? []).map(({ value }) => value as T)
  const [settings] = all<OperatorSettings>('settings')
  const products = new Map(all<Product>('products').map((product) => [product.id, product]))
  const warehouseId = all<Warehouse>('warehouses')[0]?.id ?? 0
  const faults: string[] = []
  const phones = new Map<string, number>()
  const tell = (path: readonly (string | number)[], what: string) =>
    faults.push(faultLine('customers.json', pathText(['customers', ...path]), what))

  const people = (folder.get('customers') ?? []).map(
    ({ at, value }) => [at, value as BusinessCustomer] as const,
  )
  const customers = people.map(([at, customer]) => {
    const phone = normalisePhone(customer.phone, settings?.phoneCountry ?? 'RU')
    if (phone === null) {
      if (knowsNumbers) tell([at, 'phone'], `a phone number expected, got ${customer.phone}`)
    } else if (phones.has(phone)) tell([at, 'phone'], `${phone} is taken by customers[${phones.get(phone)}]`)
    else phones.set(phone, at)
    const orders = customer.orders.flatMap((json, index) => {
      const reading = readPastOrder(json, {
        number: `${customer.id}-${index + 1}`,
        warehouseId,
        now,
        products,
      })
      if (reading.ok) return [reading.value]
      for (const { path, what } of knowsGoods ? reading.faults : [])
        tell([at, 'orders', index, ...path], what)
      return []
    })
    return { ...customer, phone: phone ?? '', orders }
  })
  return { customers, faults }
}
