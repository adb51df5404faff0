import { ensureOfficeBuilt } from './build.mjs'
import { command } from './command.mjs'

/** Run by `npm start` beside the open shop, with the processor's time that nobody wants. */
await command(ensureOfficeBuilt)
