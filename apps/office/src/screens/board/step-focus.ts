export const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const
export type Arrow = (typeof ARROWS)[number]

type Columns = readonly (readonly string[])[]

/** Which card an arrow leads to. Sideways goes to the card beside, past columns that are empty. */
export function stepFocus(columns: Columns, from: string | null, arrow: Arrow): string | null {
  const column = columns.findIndex((ids) => from !== null && ids.includes(from))
  if (column === -1) return columns.find((ids) => ids.length > 0)?.[0] ?? null
  const ids = columns[column] ?? []
  const row = ids.indexOf(from ?? '')
  switch (arrow) {
    case 'ArrowUp':
      return ids[row - 1] ?? from
    case 'ArrowDown':
      return ids[row + 1] ?? from
    case 'Home':
      return ids[0] ?? from
    case 'End':
      return ids.at(-1) ?? from
    case 'ArrowLeft':
      return beside(columns.slice(0, column).reverse(), row) ?? from
    case 'ArrowRight':
      return beside(columns.slice(column + 1), row) ?? from
  }
}

function beside(columns: Columns, row: number): string | null {
  const next = columns.find((ids) => ids.length > 0)
  return next?.[Math.min(row, next.length - 1)] ?? null
}
