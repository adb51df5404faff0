import type { Message } from './message.ts'

const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? []

/** The operator's own words that can stand in ours' place: known key, text that is there, no placeholder we cannot fill. */
export function takeOverrides(
  words: Readonly<Partial<Record<string, Message>>>,
  overrides: unknown,
): Partial<Record<string, Message>> {
  const taken: Partial<Record<string, Message>> = {}
  for (const [key, message] of Object.entries(overrides ?? {})) {
    const ours = Object.hasOwn(words, key) ? words[key] : undefined
    if (ours !== undefined && fits(ours, message)) taken[key] = message
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
