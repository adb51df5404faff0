import type { Context } from '../http/context.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'

/** The name under which payments of the sandbox page are kept. */
export const SANDBOX = 'sandbox'

/** Every provider there is code for, whether this shop has an account there or not. */
const SUPPORTED: ReadonlySet<string> = new Set(['stripe', 'yookassa'])

/** Whether webhooks of that name can be verified; other names are answered as unknown. */
export function isSupportedProvider(context: Pick<Context, 'ports' | 'production'>, name: string): boolean {
  return SUPPORTED.has(name) || name === providerName(context)
}

/** Who takes new payments: the first provider configured, outside production the sandbox, or nobody. */
export function providerName({ ports, production }: Pick<Context, 'ports' | 'production'>): string | null {
  return ports.payments?.[0]?.name ?? (production ? null : SANDBOX)
}

/** Also one that takes no new payments any more: what was begun with it is finished with it. */
export function providerNamed({ ports }: Pick<Context, 'ports'>, name: string): PaymentProvider | null {
  return ports.payments?.find((provider) => provider.name === name) ?? null
}
