import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Below this the headers weigh more than what is saved. */
const WORTH_IT = 1024

/** Packs the client's files once, as tightly as can be, so that no server has to do it while somebody waits. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        if (!dir) return
        const files = await readdir(join(dir, 'assets'))
        const texts = files.filter((file) => /\.(?:js|css|svg)$/.test(file))
        await Promise.all(texts.map((file) => pack(join(dir, 'assets', file))))
      },
    },
  }
}

async function pack(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.byteLength < WORTH_IT) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  }
  await Promise.all([
    promisify(brotliCompress)(body, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    promisify(gzip)(body, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}
