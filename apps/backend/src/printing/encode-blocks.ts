import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'
import type { PrintBlock } from '@samobranka/contract'
import { plainCharacters, withoutControls } from './plain-characters.ts'

type PrinterLanguage = 'esc-pos' | 'star-prnt'

/** How many letters of the usual font fit on the paper. */
const columnsOf = (width: number): number => (width === 58 ? 32 : 48)

/** Cyrillic, box drawing, and every letter of English; every receipt printer sold here has it. */
const CODE_PAGE = 'cp866'
/** So that the last line is past the knife. */
const FEED = 4

/** What a receipt printer of that language prints, cut at the end. */
export function encodeBlocks(
  blocks: readonly PrintBlock[],
  width: number,
  language: PrinterLanguage,
): Uint8Array<ArrayBuffer> {
  const columns = columnsOf(width)
  const encoder = new ReceiptPrinterEncoder({ language, columns, feedBeforeCut: FEED, newline: '\n' })
  encoder.initialize().codepage(CODE_PAGE)
  for (const one of blocks) encode(encoder, one, columns)
  return new Uint8Array(encoder.cut('partial').encode())
}

function encode(encoder: ReceiptPrinterEncoder, block: PrintBlock, columns: number): void {
  const { kind, large, bold, centred, loud } = block
  if (kind === 'rule') return void encoder.rule()
  if (kind === 'gap') return void encoder.newline()
  const [text, right] = [plainCharacters(block.text), plainCharacters(block.right)]
  encoder.align(centred ? 'center' : 'left').bold(bold || large)
  if (loud) encoder.invert(true)
  if (kind === 'text') {
    // Twice as high only: twice as wide too, «Четыре сыра» takes two lines of narrow paper.
    if (large) encoder.height(2)
    encoder.line(text)
    if (large) encoder.height(1)
  } else {
    const side = Math.min(Math.max(right.length + 1, 8), columns - 8)
    encoder.table(
      [
        { width: columns - side, align: 'left' },
        { width: side, align: 'right' },
      ],
      [[text, right]],
    )
  }
  if (loud) encoder.invert(false)
  encoder.bold(false).align('left')
}

/** The same as lines of text, for a network printer that knows nothing better. */
export function textOfBlocks(blocks: readonly PrintBlock[], width: number): string {
  const columns = columnsOf(width)
  return blocks.map((one) => `${textOf(one, columns)}\n`).join('')
}

function textOf({ kind, centred, loud, ...block }: PrintBlock, columns: number): string {
  const [text, right] = [withoutControls(block.text), withoutControls(block.right)]
  if (kind === 'rule') return '-'.repeat(columns)
  if (kind === 'gap') return ''
  if (kind === 'pair') {
    const space = Math.max(columns - text.length - right.length, 1)
    return text + ' '.repeat(space) + right
  }
  const said = loud ? `*** ${text} ***` : text
  return centred ? ' '.repeat(Math.max(Math.floor((columns - said.length) / 2), 0)) + said : said
}
