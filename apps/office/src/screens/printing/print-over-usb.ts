import type { PrintDocument, PrintFault } from '@samobranka/contract'

/** As much of WebUSB as a printer needs; not every browser has it. */
interface UsbEndpoint {
  readonly direction: 'in' | 'out'
  readonly endpointNumber: number
  readonly type: string
}
interface UsbDevice {
  readonly opened: boolean
  readonly configuration: {
    readonly interfaces: readonly {
      readonly interfaceNumber: number
      readonly alternate: { readonly interfaceClass: number; readonly endpoints: readonly UsbEndpoint[] }
    }[]
  } | null
  open(): Promise<void>
  selectConfiguration(value: number): Promise<void>
  claimInterface(value: number): Promise<void>
  transferOut(endpoint: number, data: BufferSource): Promise<{ readonly status: string }>
}
interface Usb {
  getDevices(): Promise<UsbDevice[]>
  requestDevice(options: { readonly filters: readonly { readonly classCode: number }[] }): Promise<UsbDevice>
}

const PRINTER_CLASS = 7

const usb = (): Usb | null => (navigator as Navigator & { readonly usb?: Usb }).usb ?? null

export const hasUsb = (): boolean => usb() !== null

/** To be called within a tap: the person says which printer this page may speak to. */
export async function choosePrinter(): Promise<void> {
  await usb()?.requestDevice({ filters: [{ classCode: PRINTER_CLASS }] })
}

/** Hands the server's bytes to the printer that was chosen; `offline` where there is none. */
export async function printOverUsb({ bytes }: Pick<PrintDocument, 'bytes'>): Promise<PrintFault | null> {
  const [device] = (await usb()?.getDevices()) ?? []
  if (!device) return 'offline'
  if (!device.opened) await device.open()
  if (!device.configuration) await device.selectConfiguration(1)
  const port = device.configuration?.interfaces.find((one) => one.alternate.interfaceClass === PRINTER_CLASS)
  const out = port?.alternate.endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk')
  if (!port || !out) return 'other'
  await device.claimInterface(port.interfaceNumber)
  const { status } = await device.transferOut(out.endpointNumber, bytesOf(bytes))
  return status === 'ok' ? null : 'offline'
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
