export const TIMED_OUT = 'Request aborted due to timeout.'
export const SUPERSEDED = 'Request aborted as another request to the same endpoint was initiated.'

export type FailureReason = 'timeout' | 'superseded' | 'aborted' | 'network'

/** No answer came: the network, the clock, or the caller ended the request. */
export class RequestFailed extends Error {
  readonly reason: FailureReason
  constructor(reason: FailureReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RequestFailed'
    this.reason = reason
  }
}

/** An answer came, with a status of success, and made no sense. */
export class AnswerUnreadable extends Error {
  readonly path: string
  constructor(endpoint: string, path: string, what: string) {
    super(`${endpoint}: ${path === '' ? '' : `${path}: `}${what}`)
    this.name = 'AnswerUnreadable'
    this.path = path
  }
}
