import type { PrintBlock } from '@samobranka/contract'

type Look = Partial<Omit<PrintBlock, 'kind' | 'text' | 'right'>>

const PLAIN: PrintBlock = {
  kind: 'text',
  text: '',
  right: '',
  large: false,
  bold: false,
  centred: false,
  loud: false,
}

export const block = (text: string, look: Look = {}): PrintBlock => ({ ...PLAIN, ...look, text })

/** Both edges of one line. */
export const pair = (text: string, right: string, look: Look = {}): PrintBlock => ({
  ...PLAIN,
  ...look,
  kind: 'pair',
  text,
  right,
})

export const rule: PrintBlock = { ...PLAIN, kind: 'rule' }
export const gap: PrintBlock = { ...PLAIN, kind: 'gap' }
