import { describe, expect, it } from 'vitest'
import { type Edit, maskedEdit } from './masked-edit.ts'

/** 12-34-56, with the mark as soon as a pair is full. */
const pairs = (text: string) =>
  text
    .replace(/\D/g, '')
    .slice(0, 6)
    .replace(/(\d\d)(?=\d|$)/g, '$1-')
    .replace(/^(\d\d-\d\d-\d\d)-$/, '$1')

const at = (marked: string): Edit => ({ value: marked.replace('|', ''), caret: marked.indexOf('|') })
const edited = (before: string, typed: string) => {
  const { value, caret } = maskedEdit(before, at(typed), pairs)
  return `${value.slice(0, caret)}|${value.slice(caret)}`
}

describe('a mask', () => {
  it('puts its marks in while signs are typed one after another', () => {
    expect(edited('', '1|')).toBe('1|')
    expect(edited('1', '12|')).toBe('12-|')
    expect(edited('12-', '12-3|')).toBe('12-3|')
  })

  it('is not disturbed by marks that are typed as well, or pasted', () => {
    expect(edited('12-', '12--|')).toBe('12-|')
    expect(edited('', '12-34-56|')).toBe('12-34-56|')
    expect(edited('', '12 34 56|')).toBe('12-34-56|')
  })

  it('lets everything be deleted from the end', () => {
    expect(edited('12-3', '12-|')).toBe('12|')
    expect(edited('12-', '12|')).toBe('1|')
    expect(edited('1', '|')).toBe('|')
  })

  it('keeps the caret where something is mended in the middle', () => {
    expect(edited('12-34-56', '1|-34-56')).toBe('1|3-45-6')
    expect(edited('13-45-6', '12|3-45-6')).toBe('12|-34-56')
    expect(edited('12-34-56', '12-|4-56')).toBe('12|-45-6')
  })

  it('takes the sign before a mark when only the mark is deleted', () => {
    expect(edited('12-34-56', '12|34-56')).toBe('1|3-45-6')
  })
})
