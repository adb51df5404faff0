import { readFile } from 'node:fs/promises'

/** Handed to spawn: empty to run as ourselves. */
export interface RunAs {
  readonly uid?: number
  readonly gid?: number
}

const candidates = ['postgres', 'nobody', 'daemon']

export async function unprivilegedUser(): Promise<Required<RunAs> | { uid?: never; gid?: never }> {
  if (process.getuid?.() !== 0) return {}
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of candidates) {
    const [, , uid, gid] = users.find(([user]) => user === name) ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(`PostgreSQL cannot run as root, and none of ${candidates.join(', ')} is a user here`)
}
