/** A pause that is due: a promise to wait for, or null while there is time left. */
export type Pause = () => Promise<unknown> | null

/** Work that can be left and gone on with: it yields each pause that is due, and ends with its result. */
export type Steps<T> = Generator<Promise<unknown>, T>

/** No decoded value holds functions: what has a `next` to call is still under way. */
export const isSteps = <T>(value: T | Steps<T>): value is Steps<T> =>
  typeof value === 'object' && value !== null && typeof (value as { next?: unknown }).next === 'function'

/** What comes of a part once it is there. */
export const afterwards = <A, B>(part: A | Steps<A>, next: (value: A) => B | Steps<B>): B | Steps<B> =>
  isSteps(part) ? continued(part, next) : next(part)

function* continued<A, B>(part: Steps<A>, next: (value: A) => B | Steps<B>): Steps<B> {
  const result = next(yield* part)
  return isSteps(result) ? yield* result : result
}

/** Goes for one part after another, then for what they come to: in steps only where pauses are taken. */
export const inTurn = <B>(
  count: number,
  part: (index: number) => void | Steps<void>,
  result: () => B,
  pause: Pause | undefined,
): B | Steps<B> => {
  if (pause) return turns(count, part, result, pause)
  for (let index = 0; index < count; index++) part(index)
  return result()
}

function* turns<B>(
  count: number,
  part: (index: number) => void | Steps<void>,
  result: () => B,
  pause: Pause,
): Steps<B> {
  for (let index = 0; index < count; index++) {
    const steps = part(index)
    if (steps) yield* steps
    const rest = pause()
    if (rest) yield rest
  }
  return result()
}

/** Goes through all steps in one go; the pauses they yield are for those who have the time. */
export const runAtOnce = <T>(work: T | Steps<T>): T => {
  if (!isSteps(work)) return work
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Goes through all steps and takes every pause that is due. */
export const runInSlices = async <T>(work: T | Steps<T>): Promise<T> => {
  if (!isSteps(work)) return work
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await step.value
  }
}
