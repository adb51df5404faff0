import { decodeEntities, guardEntities } from './entities.ts'

/** A comment that is never ended is looked for no further than the next one: a long text of them would hang. */
const TAG = /<(?:\/?[a-zA-Z][^<>]*|!--(?:(?!<!--)[\s\S])*?--)>/g
const OPENING = /<(?=[a-zA-Z/!])/g
const BREAK = /<(?:br\s*\/?|\/(?:p|div|li|h[1-6]))\s*>/gi

const read = (html: string): string => {
  if (!html.includes('<')) return decodeEntities(html)
  const bare = html.replace(BREAK, '\n').replace(TAG, '')
  return decodeEntities(bare === html ? bare : bare.replace(/(?<!\s)\s*\n\s*/g, '\n').trim())
}

const write = (text: string): string => {
  const guarded = guardEntities(text)
  return guarded.includes('<') ? guarded.replace(OPENING, '&lt;') : guarded
}

/** HTML to what a person reads, and plain text back to something that reads the same. */
export const plainText = { read, write }
