import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Config, readConfig } from './config.ts'

const good = (env: NodeJS.ProcessEnv): Config => {
  const result = readConfig(env)
  if (!result.ok) throw new Error(result.faults.join('\n'))
  return result.config
}

describe('configuration', () => {
  it('needs nothing: every variable has a default', () => {
    expect(good({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      production: false,
      dataDir: resolve('data'),
      businessDir: null,
      databaseUrl: null,
      sqliteDriver: null,
      backendUrl: null,
      publicUrl: null,
      clockStart: null,
      remarks: [],
    })
  })

  it('lists every fault at once', () => {
    const result = readConfig({
      PORT: 'eighty',
      BUSINESS_DIR: '/no/such/folder',
      DATABASE_URL: 'mysql://root:secret@db/shop',
      PUBLIC_URL: 'shop.example',
      CLOCK: 'tomorrow',
      LOG_LEVEL: 'loud',
      SQLITE_DRIVER: 'better',
    })
    expect(result).toEqual({
      ok: false,
      faults: [
        'CLOCK: must be an ISO instant such as 2026-12-31T23:00:00+03:00, not "tomorrow"',
        'PORT: must be a whole number from 0 to 65535, not "eighty"',
        'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
        'BUSINESS_DIR: there is no folder /no/such/folder',
        'DATABASE_URL: must be an address beginning with postgres:// or postgresql://',
        'SQLITE_DRIVER: must be one of node, photostructure, not "better"',
        'PUBLIC_URL: must be an address beginning with http:// or https://',
      ],
    })
  })

  it('never repeats an address in a fault, since it may hold a password', () => {
    const result = readConfig({ DATABASE_URL: 'mysql://root:secret@db/shop' })
    expect(JSON.stringify(result)).not.toContain('secret')
  })

  it('takes an empty variable for an absent one', () => {
    expect(good({ PORT: '', BACKEND_URL: ' ' })).toMatchObject({ port: 3000, backendUrl: null })
  })

  it('drops the closing slash of an address, so that paths can be joined to it', () => {
    expect(good({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example')
  })

  it.each(['https://shop.example/menu', 'https://user:secret@shop.example', 'https://shop.example?a=1'])(
    'takes for the name of a shop no more than a name: not %s',
    (given) => {
      expect(readConfig({ PUBLIC_URL: given })).toEqual({
        ok: false,
        faults: ['PUBLIC_URL: must be an address without a path, such as https://shop.example'],
      })
    },
  )

  it('does not open a shop in production that was not told its name; commands on its data need none', () => {
    const production = { NODE_ENV: 'production' }
    expect(readConfig({ ...production, PORT: 'x' }, 'shop')).toEqual({
      ok: false,
      faults: [
        'PORT: must be a whole number from 0 to 65535, not "x"',
        'PUBLIC_URL: is needed in production: the address visitors type, such as https://shop.example',
      ],
    })
    expect(readConfig({ ...production, PUBLIC_URL: 'https://shop.example' }, 'shop').ok).toBe(true)
    expect(readConfig(production).ok).toBe(true)
    expect(readConfig({}, 'shop').ok).toBe(true)
  })

  it('makes folders absolute', () => {
    const folder = mkdtempSync(join(tmpdir(), 'business-'))
    expect(good({ BUSINESS_DIR: folder }).businessDir).toBe(folder)
  })

  it('is frozen', () => {
    expect(Object.isFrozen(good({}))).toBe(true)
  })

  it('ignores CLOCK in production and says so', () => {
    const config = good({ NODE_ENV: 'production', CLOCK: '2026-12-31T23:00:00Z' })
    expect(config).toMatchObject({ clockStart: null, remarks: ['CLOCK is ignored in production'] })
  })

  it('limits the login codes of an hour in production, and where it is told to', () => {
    const codes = (env: NodeJS.ProcessEnv) => good(env).loginCodes
    expect(codes({})).toEqual({ perHour: null, inLog: false })
    expect(codes({ NODE_ENV: 'production' })).toEqual({ perHour: 1_000, inLog: false })
    expect(codes({ LOGIN_CODES_PER_HOUR: '40', LOGIN_CODES_IN_LOG: 'yes' })).toEqual({
      perHour: 40,
      inLog: true,
    })
    expect(readConfig({ LOGIN_CODES_PER_HOUR: '5000', LOGIN_CODES_IN_LOG: 'true' })).toEqual({
      ok: false,
      faults: [
        'LOGIN_CODES_PER_HOUR: must be a whole number from 4 to 4000, not "5000"',
        'LOGIN_CODES_IN_LOG: must be one of yes, no, not "true"',
      ],
    })
  })

  it('takes CLOCK outside production', () => {
    expect(good({ CLOCK: '2026-12-31T23:00:00+03:00' }).clockStart).toEqual(new Date('2026-12-31T20:00:00Z'))
  })
})
