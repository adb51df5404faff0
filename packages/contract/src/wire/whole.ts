import { type Codec, codecOf } from './codec.ts'
import { afterwards } from './steps.ts'

/**
 * A record that is worth nothing without one of its parts: a fault anywhere inside leaves the whole of it out.
 * A coupon whose minimum cannot be read must not become a coupon without a minimum.
 */
export const whole = <T>(inner: Codec<T>): Codec<T> =>
  codecOf<T>({
    decode(wire, reader) {
      const { faults } = reader
      const before = faults.length
      return afterwards(inner.decode(wire, reader), (value) => {
        for (let index = before; index < faults.length; index++) {
          const fault = faults[index]
          if (fault) faults[index] = { ...fault, inside: fault.path.length }
        }
        return value as T
      })
    },
    encode: (value) => inner.encode(value),
    schema: (writer) => writer.of(inner),
  })
