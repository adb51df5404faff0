import { StepFailed } from './run.mjs'
import { say } from './say.mjs'

/** Runs a command's story; a step that failed ends it with a sentence, a fault of ours with its stack. */
export async function command(story) {
  try {
    const code = await story()
    if (code !== undefined) process.exitCode = code
  } catch (fault) {
    if (fault instanceof StepFailed) say(fault.message)
    else console.error(fault)
    process.exitCode = 1
  }
}
