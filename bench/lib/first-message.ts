import type { ChildProcess } from 'node:child_process'

/** What a process of ours says first; one that ends without a word is a fault, not a wait. */
export function firstMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((said, failed) => {
    child.once('message', (message) => said(message as T))
    child.once('exit', (code) => failed(new Error(`A process of the bench ended with ${code}`)))
  })
}
