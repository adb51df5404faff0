export interface Edit {
  readonly value: string
  readonly caret: number
}

type Format = (text: string) => string

const SIGN = /[\p{L}\d+]/u

/**
 * What stands in a field with a mask after an edit, and where the caret is: as many signs after its beginning as it was
 * before the mask put its own between them. A deletion that took only such a mark takes the sign before it too, or the
 * mask would put the mark back for ever.
 */
export function maskedEdit(before: string, typed: Edit, format: Format): Edit {
  const meant =
    typed.value.length < before.length && signsOf(typed.value) === signsOf(before)
      ? withoutSign(typed)
      : typed
  const value = format(meant.value)
  if (meant.caret >= meant.value.length) {
    // What was deleted at the end is gone with the marks behind it.
    const isShorter = typed.value.length < before.length
    const end = isShorter ? value.replace(/[^\p{L}\d+)]+$/u, '') : value
    return { value: end, caret: end.length }
  }
  return { value, caret: caretAfter(value, signsOf(meant.value.slice(0, meant.caret)).length) }
}

const signsOf = (text: string): string => [...text].filter((sign) => SIGN.test(sign)).join('')

function withoutSign({ value, caret }: Edit): Edit {
  const kept = value.slice(0, caret).replace(/[\p{L}\d+][^\p{L}\d+]*$/u, '')
  return { value: kept + value.slice(caret), caret: kept.length }
}

function caretAfter(value: string, signs: number): number {
  let left = signs
  for (let at = 0; at < value.length; at += 1) {
    if (left === 0) return at
    if (SIGN.test(value.charAt(at))) left -= 1
  }
  return value.length
}
