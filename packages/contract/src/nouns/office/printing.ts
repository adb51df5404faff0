import { LIMITS } from '../../limits.ts'
import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { instant, optionalInstant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { count, id } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { optional } from '../../wire/optional.ts'
import { maxLength } from '../../wire/request-limit.ts'
import { optionalText, text, verbatim, word } from '../../wire/text.ts'
import { key, personName, shortWord } from '../request-parts.ts'

export const PRINT_KINDS = ['ticket', 'receipt'] as const
export type PrintKind = (typeof PRINT_KINDS)[number]
export const PRINT_STATES = ['waiting', 'claimed', 'printed', 'failed'] as const
export type PrintState = (typeof PRINT_STATES)[number]
/** Why nothing came out; each has words of its own on the board. */
export const PRINT_FAULTS = ['no_paper', 'cover_open', 'offline', 'lost', 'other'] as const
export type PrintFault = (typeof PRINT_FAULTS)[number]

/** A line of what is printed. A pair stands at both edges; a rule is a line across. */
export const printBlock = noun('PrintBlock', {
  kind: ['kind', oneOf(['text', 'pair', 'rule', 'gap']), 'text', 'sparse'],
  text: ['text', text, '', 'sparse'],
  right: ['right', text, '', 'sparse'],
  large: ['large', flag, false, 'sparse'],
  bold: ['bold', flag, false, 'sparse'],
  centred: ['centred', flag, false, 'sparse'],
  /** White on black: what must not be overlooked. */
  loud: ['loud', flag, false, 'sparse'],
})
export type PrintBlock = Domain<typeof printBlock>

export const printJob = noun('PrintJob', {
  id: ['id', verbatim],
  kind: ['kind', oneOf(PRINT_KINDS)],
  kitchen: ['kitchen', id],
  order: ['order', verbatim],
  number: ['number', text, ''],
  /** Empty: any printer of the printing station. */
  printer: ['printer', text, ''],
  printerName: ['printer_name', text, ''],
  state: ['state', oneOf(PRINT_STATES)],
  fault: ['fault', optional(oneOf(PRINT_FAULTS)), null, 'sparse'],
  copy: ['copy', flag, false, 'sparse'],
  createdAt: ['created_at', instant],
  printedAt: ['printed_at', optionalInstant, null, 'sparse'],
})
export type PrintJob = Domain<typeof printJob>

export const printDocument = noun('PrintDocument', {
  job: ['job', printJob],
  /** Millimetres of paper. */
  width: ['width', count, 80],
  /** How its printer is spoken to. */
  way: ['way', oneOf(['browser', 'escpos', 'cloudprnt']), 'browser'],
  blocks: ['blocks', list(printBlock), []],
  /** The same for a printer that speaks ESC/POS, as base64: the page hands it on over USB. */
  bytes: ['bytes', verbatim, '', 'sparse'],
})
export type PrintDocument = Domain<typeof printDocument>

export const printerState = noun('PrinterState', {
  id: ['id', word],
  name: ['name', text, ''],
  way: ['way', oneOf(['browser', 'escpos', 'cloudprnt'])],
  width: ['width', count, 80],
  seenAt: ['seen_at', optionalInstant, null],
  fault: ['fault', optional(oneOf(PRINT_FAULTS)), null, 'sparse'],
  /** What is typed into a network printer; for those who set up the office alone. */
  address: ['address', optionalText, null, 'sparse'],
})
export type PrinterState = Domain<typeof printerState>

export const kitchenPrinting = noun('KitchenPrinting', {
  /** Which open page prints for the kitchen. */
  station: [
    'station',
    optional(
      noun('PrintStation', {
        holder: ['holder', verbatim],
        label: ['label', text, ''],
        seenAt: ['seen_at', instant],
      }),
    ),
    null,
  ],
  printers: ['printers', list(printerState), []],
  /** The latest first. */
  jobs: ['jobs', list(printJob), []],
  /** How many wait longer than a printer takes, or did not come out. */
  stuck: ['stuck', count, 0],
  now: ['now', instant],
})
export type KitchenPrinting = Domain<typeof kitchenPrinting>

export const printStationBody = noun('PrintStationBody', {
  /** The page that prints, by a name it drew itself. */
  holder: ['holder', key],
  label: ['label', personName, '', 'sparse'],
  /** Takes it over from another page. */
  takeOver: ['take_over', flag, false, 'sparse'],
})

export const leavePrintStationBody = noun('LeavePrintStationBody', { holder: ['holder', key] })

export const printBody = noun('PrintBody', {
  order: ['order', key],
  kind: ['kind', oneOf(PRINT_KINDS)],
  printer: ['printer', shortWord, '', 'sparse'],
})

export const claimBody = noun('PrintClaimBody', { holder: ['holder', key] })
export const claimedPrints = noun('ClaimedPrints', { documents: ['documents', list(printDocument), []] })

export const printResultBody = noun('PrintResultBody', {
  holder: ['holder', key],
  fault: ['fault', optional(oneOf(PRINT_FAULTS)), null, 'sparse'],
})

/** What a network printer says of itself, by Star's CloudPRNT. */
export const cloudPrntPoll = noun('CloudPrntPoll', {
  statusCode: ['statusCode', maxLength(text, LIMITS.comment), '', 'sparse'],
  printingInProgress: ['printingInProgress', flag, false, 'sparse'],
  printerMac: ['printerMAC', maxLength(text, LIMITS.word), '', 'sparse'],
})

export const cloudPrntOffer = noun('CloudPrntOffer', {
  jobReady: ['jobReady', flag],
  mediaTypes: ['mediaTypes', list(verbatim), [], 'sparse'],
  jobToken: ['jobToken', verbatim, '', 'sparse'],
  deleteMethod: ['deleteMethod', verbatim, '', 'sparse'],
})

export const cloudPrntDone = noun('CloudPrntDone', { status: ['status', verbatim, 'ok'] })
