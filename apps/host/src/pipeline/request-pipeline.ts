import type { RequestListener } from 'node:http'
import type { FindReady } from '../accelerators/fast-path.ts'
import { type AdmitParts, createAdmit } from './admit.ts'
import { type ClassifyParts, createClassify } from './classify.ts'
import { createHandle, type HandleParts } from './handle.ts'
import { createReadyPages, type ReadyPagesParts } from './ready-pages.ts'
import { createRecord, type RecordParts } from './record.ts'
import { send, sendFault } from './send.ts'

export type RequestPipelineParts = Omit<
  ClassifyParts & AdmitParts & HandleParts & RecordParts & ReadyPagesParts,
  'readyPages'
>

export interface RequestPipeline {
  readonly answer: RequestListener
  /** What a plain request can be given before anybody looks at it. */
  readonly findReady: FindReady
}

/** Every request goes this way, whoever asks; each step is the file of its name. */
export function createRequestPipeline(given: RequestPipelineParts): RequestPipeline {
  const readyPages = createReadyPages(given)
  const parts = { ...given, readyPages }
  const classify = createClassify(parts)
  const admit = createAdmit(parts)
  const handle = createHandle(parts)
  const record = createRecord(parts)

  async function answer(...[req, res]: Parameters<RequestListener>): Promise<void> {
    const context = classify(req, res)
    res.once('close', () => record(context))
    try {
      // Refused, a file or a kept page: no work that anybody would have to be admitted to.
      await send(context.atOnce ?? (await admit(context)) ?? (await handle(context)), context)
    } catch (fault) {
      await sendFault(fault, context)
    }
  }

  return { answer: (req, res) => void answer(req, res), findReady: readyPages.forPlainRequest }
}
