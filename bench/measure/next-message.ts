import type { ChildProcess } from 'node:child_process'

/** What a process of ours says next; one that ends without a word is a fault, not a wait. */
export function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((said, failed) => {
    const ended = (code: number | null) => failed(new Error(`A process of the bench ended with ${code}`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      said(message as T)
    })
  })
}
