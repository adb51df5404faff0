import type { Refusal } from '@samobranka/contract'

/** The server understood and said no; its message is for whoever asked. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message || refusal.code)
    this.name = 'Refused'
    this.refusal = refusal
  }
}

export const isRefused = (fault: unknown, status: number): fault is Refused =>
  fault instanceof Refused && fault.refusal.status === status
