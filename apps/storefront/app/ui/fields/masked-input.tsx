import { type ChangeEvent, type InputHTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react'
import { maskedEdit } from './masked-edit.ts'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly value: string
  readonly format: (text: string) => string
  readonly onValue: (value: string) => void
  readonly field?: RefObject<HTMLInputElement | null>
}

/** An input whose text is set apart while it is typed, pasted, filled in by the browser, and mended in the middle. */
export function MaskedInput({ value, format, onValue, field: given, ...attributes }: Props) {
  const own = useRef<HTMLInputElement>(null)
  const input = given ?? own
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    const field = input.current
    // The browser puts the caret behind a text it was given; a field that is filled in from elsewhere has none.
    if (caret.current !== null && field && field === document.activeElement)
      field.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = { value: target.value, caret: target.selectionStart ?? target.value.length }
    const edit = maskedEdit(value, typed, format)
    caret.current = edit.caret
    // An edit that comes to the same text draws nothing anew.
    if (edit.value === value) {
      target.value = value
      target.setSelectionRange(edit.caret, edit.caret)
    }
    onValue(edit.value)
  }
  return <input {...attributes} ref={input} value={value} onChange={type} />
}
