import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The demo business with so many products: three kitchens, two languages with words of their own, eighteen in all. */
export async function largeBusiness(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'samobranka-large-'))
  await cp(resolve('packages/demo/business'), folder, { recursive: true })
  const file = join(folder, 'products.json')
  const own: { id: number; slug: string; name: string }[] = JSON.parse(await readFile(file, 'utf8'))
  const products = Array.from({ length: count }, (_, index) => {
    const like = own[index % own.length]
    if (index < own.length || !like) return like
    return { ...like, id: 100_000 + index, slug: `${like.slug}-${index}`, name: `${like.name} ${index}` }
  })
  await writeFile(file, JSON.stringify(products))
  return folder
}
