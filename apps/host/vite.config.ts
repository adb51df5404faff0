import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const recipes = join(import.meta.dirname, '../../packages/demo/src/picture')

/** Kept pictures carry it: a new recipe is cooked anew, an old one is not. */
function hashOfRecipes(): string {
  const hash = createHash('sha256')
  const files = readdirSync(recipes, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Our packages are bundled in, those of npm stay outside: they are installed beside us. */
export default defineConfig({
  define: {
    __RECIPES__: JSON.stringify(hashOfRecipes()),
  },
  ssr: { noExternal: [/^@samobranka\//] },
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    emptyOutDir: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        business: 'src/business.ts',
        'db-copy': 'src/db-copy.ts',
        secrets: 'src/secrets.ts',
        staff: 'src/staff.ts',
        'make-pictures': 'src/make-pictures.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
})
