import { sql as raw } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { transaction } from '../database/transaction.ts'
import { oauthSignature } from '../integrators/oauth-signature.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { ensureVersions } from './ensure-versions.ts'
import type { Keys } from './integrator-keys.ts'
import { rotateKeys, rotateSecret } from './rotate-secret.ts'
import { acceptedVersions, versionInUse } from './secret-version.ts'

const HOUR = 3_600_000
let shop: TestShop
beforeEach(async () => {
  shop = await openShop()
})

const now = () => shop.clock()
const secrets = async (name: 'session' | 'nonce') => {
  const versions = (await shop.backend.secrets())[name]
  const at = now().getTime()
  return {
    inUse: versionInUse(versions, at),
    accepted: acceptedVersions(versions, at).map(({ value }) => value),
  }
}

describe('the seal and the nonces’ key', () => {
  it('are two, and neither is the integrators’ secret', async () => {
    const { consumerKey, consumerSecret } = await shop.backend.keys()
    const [session, nonce] = [(await secrets('session')).inUse, (await secrets('nonce')).inUse]
    expect(new Set([consumerKey, consumerSecret, session, nonce]).size).toBe(4)
    expect(Buffer.from(session, 'base64url').length).toBe(32)
    expect((await secrets('session')).inUse).toBe(session)
  })

  it('are agreed on by hosts that open at once', async () => {
    const versions = await Promise.all(
      Array.from({ length: 8 }, () => ensureVersions(shop.db, 'session', now())),
    )
    expect(new Set(versions.map((list) => JSON.stringify(list))).size).toBe(1)
  })

  it('seal anew when every host knows the new one, and open the old one until the overlap is over', async () => {
    const before = (await secrets('session')).inUse
    await rotateSecret(shop.db, 'session', { now: now(), overlapMs: HOUR })
    expect((await secrets('session')).inUse).toBe(before)
    expect((await secrets('session')).accepted).toHaveLength(2)
    shop.setClock('2026-03-06T12:00:10+03:00')
    const { inUse, accepted } = await secrets('session')
    expect(inUse).not.toBe(before)
    expect(accepted).toEqual([inUse, before])
    shop.setClock('2026-03-06T13:00:00+03:00')
    expect((await secrets('session')).accepted).toEqual([inUse])
  })

  it('of before are gone at once without an overlap, those of earlier rotations too', async () => {
    await secrets('session')
    await rotateSecret(shop.db, 'session', { now: now(), overlapMs: HOUR })
    await rotateSecret(shop.db, 'session', { now: now(), overlapMs: 0 })
    const { inUse, accepted } = await secrets('session')
    expect(accepted).toEqual([inUse])
    expect(
      await shop.db.sql.selectFrom('secrets').select('name').where('name', 'like', 'session@%').execute(),
    ).toEqual([])
  })

  it('are each replaced without the other', async () => {
    const before = [(await secrets('session')).inUse, (await secrets('nonce')).inUse]
    await rotateSecret(shop.db, 'nonce', { now: now(), overlapMs: 0 })
    expect((await secrets('session')).inUse).toBe(before[0])
    expect((await secrets('nonce')).inUse).not.toBe(before[1])
  })

  it('after an upgrade still open what the integrators’ secret has sealed', async () => {
    const at = now().getTime()
    await transaction(shop.db, async (sql) => {
      await raw`delete from secrets where name like 'session%'`.execute(sql)
      const row = { name: 'session@0', value: 'cs_old', created_at: 0, starts_at: 0, ends_at: at + HOUR }
      await sql.insertInto('secrets').values(row).execute()
    })
    // A host of the version before, still running, could not open what the new key seals.
    expect((await secrets('session')).inUse).toBe('cs_old')
    shop.setClock('2026-03-06T12:10:00+03:00')
    const { inUse, accepted } = await secrets('session')
    expect(inUse).not.toBe('cs_old')
    expect(accepted).toEqual([inUse, 'cs_old'])
  })
})

describe('the integrators’ keys', () => {
  const path = '/wp-json/wc/v3/orders'
  const byQuery = ({ consumerKey, consumerSecret }: Keys) =>
    shop.get(`${path}?consumer_key=${consumerKey}&consumer_secret=${consumerSecret}`)
  const byBasic = ({ consumerKey, consumerSecret }: Keys) =>
    shop.get(path, {
      authorization: `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`,
    })
  const byOAuth = ({ consumerKey, consumerSecret }: Keys) => {
    const url = new URL(`http://shop${path}`)
    const params: [string, string][] = [
      ['oauth_consumer_key', consumerKey],
      ['oauth_nonce', crypto.randomUUID()],
      ['oauth_signature_method', 'HMAC-SHA256'],
      ['oauth_timestamp', String(Math.floor(Date.now() / 1_000))],
    ]
    const signature = oauthSignature({ method: 'GET', url, params }, consumerSecret, 'HMAC-SHA256')
    return shop.get(`${path}?${new URLSearchParams([...params, ['oauth_signature', signature]])}`)
  }
  const opens = async (keys: Keys) =>
    Promise.all([byQuery, byBasic, byOAuth].map(async (ask) => (await ask(keys)).status))

  it('of before open beside the new ones by every proof, until the overlap is over', async () => {
    const before = await shop.backend.keys()
    expect(await opens(before)).toEqual([200, 200, 200])
    const after = await rotateKeys(shop.db, { now: now(), overlapMs: HOUR })
    expect(after).not.toEqual(before)
    await vi.waitFor(async () => expect(await opens(after)).toEqual([200, 200, 200]), 10_000)
    expect(await opens(before)).toEqual([200, 200, 200])
    expect(await shop.backend.keys()).toEqual(after)
    // Neither half opens with the half of another pair.
    expect(await opens({ ...after, consumerSecret: before.consumerSecret })).toEqual([401, 401, 401])
    shop.setClock('2026-03-06T13:00:00+03:00')
    expect(await opens(before)).toEqual([401, 401, 401])
    expect(await opens(after)).toEqual([200, 200, 200])
  })

  it('of three rotations in a row are each their own pair', async () => {
    const pairs = [await shop.backend.keys()]
    for (let time = 0; time < 3; time += 1)
      pairs.push(await rotateKeys(shop.db, { now: now(), overlapMs: HOUR }))
    await vi.waitFor(async () => {
      for (const keys of pairs) expect(await opens(keys)).toEqual([200, 200, 200])
    }, 10_000)
  })
})
