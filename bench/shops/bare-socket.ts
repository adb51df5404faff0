import { connect } from 'node:net'

/** How a body without a length ends. */
const lastChunk = Buffer.from('0\r\n\r\n')

/** One connection that stays: a client of node's own HTTP costs the cores as much as what it asks for. */
export interface BareSocket {
  /** The head of the answer, once all of it has come. */
  ask(message: string): Promise<string>
  isOpen(): boolean
  close(): void
}

export function openSocket(port: number): BareSocket {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  let isOpen = true
  let head = ''
  let missing = -1
  let isStreamed = false
  let answered: (head: string) => void = () => undefined
  let failed: (fault: Error) => void = () => undefined

  socket.on('error', (fault) => failed(fault))
  socket.on('close', () => {
    isOpen = false
    failed(new Error('The connection was closed.'))
  })
  socket.on('data', (chunk) => {
    if (isStreamed) missing = chunk.subarray(-5).equals(lastChunk) ? 0 : 1
    else if (missing >= 0) missing -= chunk.length
    else {
      head += chunk.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end === -1) return
      isStreamed = /transfer-encoding: chunked/i.test(head)
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
      missing = isStreamed ? Number(!chunk.subarray(-5).equals(lastChunk)) : end + 4 + length - head.length
    }
    if (missing <= 0) answered(head)
  })

  return {
    ask: (message) =>
      new Promise((resolve, reject) => {
        head = ''
        missing = -1
        isStreamed = false
        answered = resolve
        failed = reject
        socket.write(message)
      }),
    isOpen: () => isOpen,
    close: () => void socket.destroy(),
  }
}
