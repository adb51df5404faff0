import { useEffect } from 'react'
import { LANGUAGE_PARAMETER } from '../../routing/language-of.ts'
import { readParameter } from '../../routing/page-input.ts'

export interface ProductHead {
  readonly title: string
  readonly description: string
  /** Its own address; empty while that is not known. */
  readonly address: string
}

interface Part {
  readonly read: () => string | undefined
  readonly write: (text: string) => void
}

const summary = () => document.querySelector<HTMLMetaElement>('meta[name=description]')
const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')

const title: Part = {
  read: () => document.title,
  write: (text) => {
    document.title = text
  },
}
const description: Part = {
  read: () => summary()?.content,
  write: (text) => summary()?.setAttribute('content', text),
}
const link: Part = {
  read: () => canonical()?.href,
  write: (text) => canonical()?.setAttribute('href', text),
}

/** A product opened over a page that the server sent without it: while it is open the page's head speaks of it. */
export function useProductHead(head: ProductHead | null): void {
  const { title: name, description: about, address } = head ?? NOTHING
  useEffect(() => {
    if (name === '') return
    const undo = [say(title, name), say(description, about), say(link, absolute(address))]
    return () => {
      for (const back of undo) back()
    }
  }, [name, about, address])
}

const NOTHING: ProductHead = { title: '', description: '', address: '' }

/** In the page's language, which the canonical address says where it is not the default one. */
function absolute(address: string): string {
  const before = link.read()
  if (address === '' || before === undefined) return ''
  const url = new URL(address, before)
  const language = readParameter(new URL(before).searchParams, LANGUAGE_PARAMETER)
  if (language) url.searchParams.set(LANGUAGE_PARAMETER, language)
  return url.href
}

/** Undone only where nobody has written since: the next page's head is in place before this one is taken back. */
function say({ read, write }: Part, text: string): () => void {
  const before = read()
  if (text === '' || before === undefined) return () => {}
  write(text)
  return () => {
    if (read() === text) write(before)
  }
}
