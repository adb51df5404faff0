import { type Fault, pathText } from '@samobranka/contract'

/** One line of the report: which file, where in it, what is wrong. */
export interface BusinessFault {
  readonly file: string
  readonly path: Fault['path']
  readonly what: string
}

export function faultText({ file, path, what }: BusinessFault): string {
  return `${file}: ${path.length === 0 ? '$' : pathText(path)}: ${what}`
}
