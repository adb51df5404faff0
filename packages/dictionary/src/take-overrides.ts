import type { Message } from './message.ts'
import type { Key, Words } from './words.ts'

const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? []

/** The operator's own words that can stand in ours' place: known key, text that is there, no placeholder we cannot fill. */
export function takeOverrides(words: Partial<Words>, overrides: unknown): Partial<Record<Key, Message>> {
  const taken: Partial<Record<Key, Message>> = {}
  for (const [key, message] of Object.entries(overrides ?? {})) {
    const ours = Object.hasOwn(words, key) ? words[key as Key] : undefined
    if (ours !== undefined && fits(ours, message)) taken[key as Key] = message
  }
  return taken
}

function fits(ours: Message, theirs: unknown): theirs is Message {
  const known = texts(ours).flatMap(placeholders)
  const isUsable = (text: unknown) =>
    typeof text === 'string' && text.trim() !== '' && placeholders(text).every((name) => known.includes(name))
  if (typeof theirs === 'string') return isUsable(theirs)
  if (typeof ours === 'string' || typeof theirs !== 'object' || theirs === null) return false
  return 'other' in theirs && Object.values(theirs).every(isUsable)
}

function texts(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message)
}
