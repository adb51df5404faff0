import type { Write } from '../http/answer.ts'
import { type AdmissionControl, priorityOf } from './admission-control.ts'
import { createReadBody, hasBody } from './read-body.ts'
import type { ReadyPages } from './ready-pages.ts'
import type { RequestContext } from './request-context.ts'
import { shedLoad } from './shed-load.ts'

export interface AdmitParts {
  readonly admission: AdmissionControl
  readonly readyPages: ReadyPages
}

/** Lets in as many as can be served. null: it is to be handled; else what the visitor is told instead. */
export function createAdmit({ admission, readyPages }: AdmitParts) {
  const readBody = createReadBody()

  return async function admit(context: RequestContext): Promise<Write | null> {
    const { req, res, kind, path } = context
    const priority = priorityOf(kind, path)
    context.isLogged = true
    if (priority !== null && hasBody(req)) {
      const body = await readBody(req, res)
      if (!body || res.closed) return nothing
      context.body = body
    }
    const leave = priority === null ? undefined : admission.admit(priority)
    if (leave === null) {
      // A line for each would be work as well.
      context.isLogged = false
      return readyPages.findOld(context.pageKey, req) ?? shedLoad(req)
    }
    if (leave) res.once('close', leave)
    return null
  }
}

/** He left, or was told already. */
const nothing = () => undefined
