export interface Popup {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly image: string
  readonly link: string
  /** Warehouses it speaks of; empty means all. */
  readonly warehouseIds: readonly number[]
  /** Shown when the warehouse has no goods. */
  readonly onlyWhenStockEmpty: boolean
  /** Warehouses that take no orders while the popup is due. */
  readonly disablesOrderingAt: readonly number[]
  /** 1 Monday … 7 Sunday: days on which it is not shown. */
  readonly bannedDays: readonly number[]
  /** Minutes from midnight, or an ISO instant's date and time as the operator wrote it; null for open. */
  readonly from: string | null
  readonly to: string | null
  readonly zoneIds: readonly number[]
  readonly oneOff: boolean
  readonly repeatable: boolean
}
