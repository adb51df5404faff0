import { expect, it } from 'vitest'
import { acceptedVersions, type SecretVersion, versionInUse } from './secret-version.ts'

const old: SecretVersion = { value: 'old', startsAt: 0, endsAt: 2_000 }
const fresh: SecretVersion = { value: 'new', startsAt: 1_000, endsAt: null }
const both = [fresh, old]

it.each([
  [500, 'old', ['new', 'old']],
  [1_000, 'new', ['new', 'old']],
  [1_999, 'new', ['new', 'old']],
  [2_000, 'new', ['new']],
])('at %i %s is in use, and %j are accepted', (now, used, accepted) => {
  expect(versionInUse(both, now)).toBe(used)
  expect(acceptedVersions(both, now).map(({ value }) => value)).toEqual(accepted)
})

it('is the only one there is, also by a clock that was put back', () => {
  expect(versionInUse([fresh], 5)).toBe('new')
})
