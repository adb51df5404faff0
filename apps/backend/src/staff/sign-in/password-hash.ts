import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto'
import { isSameSecret } from '../../http/is-same-secret.ts'

const LENGTH = 32
const COST = 15
const BLOCK = 8

/** 32 MB and a tenth of a second for one guess. */
const options = (cost: number): ScryptOptions => ({ N: 2 ** cost, r: BLOCK, p: 1, maxmem: 96 * 1024 * 1024 })

function derived(password: string, salt: string, cost: number): Promise<string> {
  return new Promise((resolve, reject) => {
    // One letter may be written in two ways, by two keyboards.
    scrypt(password.normalize('NFKC'), salt, LENGTH, options(cost), (fault, key) =>
      fault ? reject(fault) : resolve(key.toString('base64url')),
    )
  })
}

/** `scrypt.15.salt.key`: how it was made is kept beside it, so that dearer ones can follow. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('base64url')
  return ['scrypt', COST, salt, await derived(password, salt, COST)].join('.')
}

const NOBODYS = ['scrypt', COST, 'AAAAAAAAAAAAAAAAAAAAAA', ''].join('.')

/** Takes as long where there is nothing to compare with: who asks must not learn whether somebody is known. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, cost = '', salt = '', wanted = ''] = (hash ?? NOBODYS).split('.')
  const given = await derived(password, salt, Number(cost))
  return isSameSecret(given, wanted)
}
