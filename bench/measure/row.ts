export interface Row {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Taken in the same run: figures of another hour or machine are not comparable. */
  readonly reference?: { readonly name: string; readonly value: number }
  /** Value over reference must reach `ratio`, or must not exceed `mostOf`; the value itself must not exceed `most`. */
  readonly budget?: { readonly ratio: number } | { readonly mostOf: number } | { readonly most: number }
}

/** One figure of the report; the script that started the bench reads these lines. */
export function tell(row: Row): void {
  console.log(`row ${JSON.stringify(row)}`)
}
