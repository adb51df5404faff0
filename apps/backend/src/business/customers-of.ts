import { type BusinessCustomer, type OperatorSettings, pathText } from '@samobranka/contract'
import type { Product, Warehouse } from '@samobranka/rules'
import { normalisePhone } from '../people/normalise-phone.ts'
import { type PastOrder, readPastOrder } from './past-order.ts'
import { type Folder, faultLine } from './read-folder.ts'

/** A person of customers.json with the number as it is kept and the orders of the past. */
export interface KnownCustomer extends Omit<BusinessCustomer, 'orders'> {
  readonly orders: readonly PastOrder[]
}

/** The people of the folder, and what is wrong with them. */
export function customersOf(folder: Folder, now: Date): { customers: KnownCustomer[]; faults: string[] } {
  const all = <T>(kind: string) => (folder.get(kind) ?? []).map(({ value }) => value as T)
  const [settings] = all<OperatorSettings>('settings')
  const products = new Map(all<Product>('products').map((product) => [product.id, product]))
  const warehouseId = all<Warehouse>('warehouses')[0]?.id ?? 0
  const faults: string[] = []
  const phones = new Map<string, number>()
  const tell = (path: readonly (string | number)[], what: string) =>
    faults.push(faultLine('customers.json', pathText(['customers', ...path]), what))

  const customers = all<BusinessCustomer>('customers').map((customer, at) => {
    const phone = normalisePhone(customer.phone, settings?.phoneCountry ?? 'RU')
    if (phone === null) tell([at, 'phone'], `a phone number expected, got ${customer.phone}`)
    else if (phones.has(phone)) tell([at, 'phone'], `${phone} is taken by customers[${phones.get(phone)}]`)
    phones.set(phone ?? '', at)
    const orders = customer.orders.flatMap((json, index) => {
      const reading = readPastOrder(json, {
        number: `${customer.id}-${index + 1}`,
        warehouseId,
        now,
        products,
      })
      if (reading.ok) return [reading.value]
      for (const { path, what } of reading.faults) tell([at, 'orders', index, ...path], what)
      return []
    })
    return { ...customer, phone: phone ?? '', orders }
  })
  return { customers, faults }
}
