import type { Printer, PrintKind } from '@samobranka/contract'
import type { LocalBusiness } from '../publishing/local-business.ts'

/** Where none is set up, the page that prints does so on whatever printer its computer has. */
const ANY_PRINTER: Omit<Printer, 'kitchen'> = {
  id: '',
  name: '',
  kind: 'browser',
  width: 80,
  station: '',
  prints: ['ticket'],
}

/** The printers of a kitchen, as office.json names them; at least one. */
export function printersOf({ office }: Pick<LocalBusiness, 'office'>, kitchen: number): readonly Printer[] {
  const own = office.printers.filter((printer) => printer.kitchen === kitchen)
  return own.length > 0 ? own : [{ ...ANY_PRINTER, kitchen }]
}

/** Whether the page that prints does it, rather than the printer itself. */
export const isOfPage = ({ kind }: Pick<Printer, 'kind'>): boolean => kind !== 'cloudprnt'

/** Where something comes out of which nobody has said where. */
export function usualPrinter(printers: readonly Printer[], kind: PrintKind): Printer | undefined {
  const all = printers.filter(({ station }) => station === '')
  return all.find(({ prints }) => prints.includes(kind)) ?? all[0] ?? printers[0]
}
