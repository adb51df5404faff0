import { bundle } from './steps/bundle.mjs'
import { command } from './steps/command.mjs'
import { run } from './steps/run.mjs'
import { say } from './steps/say.mjs'
import { setUp } from './steps/set-up.mjs'

/** `npm run floods -- 1000`: so many quotes with phones, then with addresses, of 900 KB to a host with 512 MB. */
await command(async () => {
  const times = process.argv[2] ?? '1000'
  await setUp({ tests: true })
  say(`${times} quotes with phones and with addresses of 900 KB to a host with 512 MB.`)
  const { code } = await run(process.execPath, [await bundle('floods.ts'), times])
  return code
})
