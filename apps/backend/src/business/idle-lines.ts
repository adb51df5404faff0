import { idleFields } from '@samobranka/contract'
import { kinds } from './kinds.ts'
import { type Entity, type Folder, faultLine } from './read-folder.ts'

/** What the folder says and nothing depends on, a line a field: the operator would wait for an effect in vain. */
export function idleLines(folder: Folder): string[] {
  const documents = (name: string) => (folder.get(name) ?? []).map(({ document }: Entity) => document)
  const fields = kinds.flatMap(({ file, name, list }) =>
    idleFields(file, documents(name)).map(({ field, count }) =>
      faultLine(file, field, list ? `read, has no effect (${count})` : 'read, has no effect'),
    ),
  )
  const [operator] = documents('settings')
  const isUnnamed = operator?.single_stock_mode === true && !operator.single_stock_id
  if (!isUnnamed || documents('warehouses').length === 1) return fields
  return [
    ...fields,
    faultLine('settings.json', 'single_stock_mode', 'read, has no effect without single_stock_id'),
  ]
}
