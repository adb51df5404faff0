import type { PrintBlock, PrintDocument } from '@samobranka/contract'

/** What the paper's edges leave of it. */
const PRINTABLE: Readonly<Record<number, number>> = { 58: 48, 80: 72 }

/** A page as wide as the roll and as long as it has to be; black on white, whatever the office looks like. */
export function paperHtml({ width, blocks }: Pick<PrintDocument, 'width' | 'blocks'>): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title></title><style>${paperCss(width)}</style></head><body>${blocks.map(blockHtml).join('')}</body></html>`
}

const paperCss = (width: number): string => `
@page { size: ${width}mm auto; margin: 0 }
body { width: ${PRINTABLE[width] ?? width}mm; margin: 0 auto; padding: 2mm 0; color: #000; background: #fff;
  font: ${width === 58 ? 9 : 10}pt/1.3 "Onest Variable", Arial, sans-serif; -webkit-print-color-adjust: exact; print-color-adjust: exact }
p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
.pair { display: flex; justify-content: space-between; gap: 2mm }
.pair span:last-child { white-space: nowrap; text-align: right }
.large { font-size: 1.5em; font-weight: 700; line-height: 1.2 }
.bold { font-weight: 700 }
.centred { text-align: center }
.loud { background: #000; color: #fff; padding: 0 1mm }
hr { border: 0; border-top: 1px solid #000; margin: 1mm 0 }
.gap { height: 3mm }`

function blockHtml({ kind, text, right, large, bold, centred, loud }: PrintBlock): string {
  if (kind === 'rule') return '<hr>'
  if (kind === 'gap') return '<div class="gap"></div>'
  const looks = Object.entries({ pair: kind === 'pair', large, bold, centred, loud })
  const name = looks.flatMap(([look, isOn]) => (isOn ? look : [])).join(' ')
  const inside =
    kind === 'pair' ? `<span>${escaped(text)}</span><span>${escaped(right)}</span>` : escaped(text)
  return `<p class="${name}">${inside}</p>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
