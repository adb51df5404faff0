import { type Codec, codecOf, runWhole } from './codec.ts'

/**
 * A record that is worth nothing without one of its parts: a fault anywhere inside leaves the whole of it out.
 * A coupon whose minimum cannot be read must not become a coupon without a minimum.
 */
export const whole = <T>(inner: Codec<T>): Codec<T> =>
  codecOf<T>(
    (payload, context) => {
      const { issues } = payload
      const before = issues.length
      const value = runWhole(inner, payload.value, payload, context)
      for (let index = before; index < issues.length; index++) {
        const issue = issues[index]
        if (issue?.code === 'custom')
          issues[index] = { ...issue, params: { ...issue.params, inside: issue.path?.length ?? 0 } }
      }
      return value
    },
    (payload, context) => runWhole(inner, payload.value, payload, context),
    (writer) => writer.of(inner),
  )
