import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { billOfMaterials } from './steps/bill-of-materials.mjs'
import { command } from './steps/command.mjs'
import { say } from './steps/say.mjs'

/** `npm run sbom -- [FILE]`: every package a shop is made of, with version and licence, as CycloneDX. */
await command(async () => {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2] ?? 'sbom.json')
  const bill = await billOfMaterials()
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
  say(`Written: ${file}, ${bill.components.length} parts.`)
})
