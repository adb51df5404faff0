import type { PageRequest } from '../http/page-request.ts'
import type { PreparedAnswer } from './prepared-head.ts'

/** What lies ready for a request; null leaves it to the pipeline. */
export type FindReady = (read: PageRequest) => PreparedAnswer | null

/** Connections that HTTP does not know of yet. */
export interface FastPath {
  /** Hangs up on everybody who is not being answered. */
  closeIdle(): void
  closeAll(): void
}

/** Every connection is HTTP's from its first byte on. */
export const noFastPath: FastPath = { closeIdle: () => undefined, closeAll: () => undefined }
