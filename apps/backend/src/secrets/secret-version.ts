/** One value a secret has had, from when it is used and until when it is accepted; without an end it is the newest. */
export interface SecretVersion<Value = string> {
  readonly value: Value
  readonly startsAt: number
  readonly endsAt: number | null
}

/** What is sealed, signed and shown with: the newest that has begun. */
export function versionInUse<Value>(versions: readonly SecretVersion<Value>[], now: number): Value {
  const accepted = acceptedVersions(versions, now)
  const begun = accepted.filter(({ startsAt }) => startsAt <= now)
  // A clock that was put back must not leave the shop without a secret.
  const newest = (begun.length > 0 ? begun : accepted).reduce((one, other) =>
    other.startsAt > one.startsAt ? other : one,
  )
  return newest.value
}

/** What is still taken from whoever brings it, the newest among them before it is used: another host may be ahead. */
export function acceptedVersions<Value>(
  versions: readonly SecretVersion<Value>[],
  now: number,
): SecretVersion<Value>[] {
  return versions.filter(({ endsAt }) => endsAt === null || endsAt > now)
}
