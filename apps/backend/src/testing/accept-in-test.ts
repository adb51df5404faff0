import type { TestShop } from './open-shop.ts'
import { signIn } from './sign-in.ts'

/** Somebody takes the order, for tests of what comes after it. */
export async function acceptInTest(shop: TestShop, publicId: string): Promise<void> {
  const cookie = await signIn(shop, 'owner')
  const path = `/api/office/v1/orders/${publicId}/accept`
  const response = await shop.send('POST', path, { minutes: 20 }, { cookie })
  if (response.status !== 200) throw new Error(`Order ${publicId} was not taken: ${response.status}`)
}
