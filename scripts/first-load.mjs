import { writeFileSync } from 'node:fs'
import { firstLoadTable, heavierRoutes, measureFirstLoad } from './measure/first-load.mjs'
import { command } from './steps/command.mjs'
import { say } from './steps/say.mjs'
import { setUp } from './steps/set-up.mjs'

/** `npm run first-load`: what each route loads; `-- --write` makes it the table the checks compare with. */
await command(async () => {
  await setUp({ tests: true })
  const measured = measureFirstLoad()
  for (const [route, { raw, packed }] of Object.entries(measured)) {
    console.log(
      `${route.padEnd(40)} ${(raw / 1024).toFixed(1).padStart(8)} KB  ${(packed / 1024).toFixed(1).padStart(7)} KB packed`,
    )
  }
  if (process.argv.includes('--write')) {
    writeFileSync(firstLoadTable, `${JSON.stringify(measured, null, 2)}\n`)
    say(`Written: ${firstLoadTable}`)
    return 0
  }
  const heavier = heavierRoutes(measured)
  for (const line of heavier) say(line)
  return heavier.length === 0 ? 0 : 1
})
