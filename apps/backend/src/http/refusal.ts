import type { Key, OfficeKey, Params } from '@samobranka/dictionary'

type OfficeCode =
  Extract<OfficeKey, `office.refusal.${string}`> extends `office.refusal.${infer Code}` ? Code : never

/** `refusal.<code>` of the dictionary, or `office.refusal.<code>`: a code without words does not compile. */
export type RefusalCode =
  | (Extract<Key, `refusal.${string}`> extends `refusal.${infer Code}` ? Code : never)
  | OfficeCode

export class Refusal {
  readonly status: number
  readonly code: RefusalCode
  readonly data: Readonly<Record<string, unknown>>
  /** The operator's own words for it; the dictionary's where there are none. */
  readonly text: string
  /** For the placeholders of the message. */
  readonly params: Params
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: RefusalCode, more: RefusalDetails = {}) {
    this.status = status
    this.code = code
    this.data = more.data ?? {}
    this.text = more.text ?? ''
    this.params = more.params ?? {}
    this.headers = more.headers ?? {}
  }
}

export interface RefusalDetails {
  readonly data?: Readonly<Record<string, unknown>>
  readonly text?: string | undefined
  readonly params?: Params
  readonly headers?: Readonly<Record<string, string>>
}

/** A refusal is a value that a handler returns, never something thrown. */
export function refuse(status: number, code: RefusalCode, more?: RefusalDetails): Refusal {
  return new Refusal(status, code, more)
}
