import { inject } from 'vitest'
import { chooseAccelerators } from '../accelerators/accelerators.ts'

declare module 'vitest' {
  interface ProvidedContext {
    accelerators: 'on' | 'off'
  }
}

/** Those of the project that runs the test: what speaks HTTP is tested with and without them. */
export const accelerators = chooseAccelerators(inject('accelerators') === 'on')
