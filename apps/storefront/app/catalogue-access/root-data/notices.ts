import type { OrderingSettings, Popup, WorkTime } from '@samobranka/rules'

/** What a page must know to tell a visitor of a closed kitchen and of the operator's news. */
export interface Notices {
  readonly warehouseId: number | null
  /** The chosen kitchen's hours; null while none is chosen. */
  readonly workTime: WorkTime | null
  readonly timeZone: string
  /** Those that may concern this kitchen, whatever the hour: a page is kept for minutes, a popup ends on time. */
  readonly popups: readonly Popup[]
  readonly ordering: OrderingSettings
}
