import { useRootData } from '../../catalogue-access/root-data/root-data.ts'

/** Whether the business has a map at all. */
export function useHasMap(): boolean {
  return useRootData()?.map.provider !== 'none'
}
