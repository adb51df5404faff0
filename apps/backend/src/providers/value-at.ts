/** What stands at a path of somebody's answer; undefined where there is no such place. */
export const valueAt = (answer: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (Object(value) === value ? (value as Record<string, unknown>)[name] : undefined),
    answer,
  )
