import { confirmCloudPrnt, fetchCloudPrnt, type Printer, pollCloudPrnt } from '@samobranka/contract'
import { answer } from '../../http/answer.ts'
import type { Context } from '../../http/context.ts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { confirmPrint, faultOf, openJob, pollPrinter } from '../../printing/cloud-printer.ts'
import { encodeBlocks, textOfBlocks } from '../../printing/encode-blocks.ts'
import { printDocument } from '../../printing/print-document.ts'
import { printerOfToken } from '../../printing/printer-token.ts'

const STAR_PRNT = 'application/vnd.star.starprnt'
const TEXT = 'text/plain'
/** The better first. */
const MEDIA_TYPES = [STAR_PRNT, TEXT]

/** Star's CloudPRNT: the printer asks, fetches and confirms by itself, so it needs no open port in the restaurant. */
export const cloudPrntRoutes: readonly Route[] = [
  route(pollCloudPrnt, async ({ params, body, now }, context) => {
    const printer = await printerOfToken(context, params.token ?? '', now)
    if (!printer) return refuse(404, 'not_found')
    // The printer writes it as it stands in an address: «200%20OK».
    const state = { fault: faultOf(body.statusCode), isBusy: body.printingInProgress }
    const job = await pollPrinter(context, printer, state, now)
    return answer({
      jobReady: job !== null,
      mediaTypes: job === null ? [] : MEDIA_TYPES,
      jobToken: job ?? '',
      deleteMethod: job === null ? '' : 'DELETE',
    })
  }),
  route(fetchCloudPrnt, async ({ params, query, now }, context) => {
    const printer = await printerOfToken(context, params.token ?? '', now)
    if (!printer) return refuse(404, 'not_found')
    return bytesFor(context, printer, query.type ?? STAR_PRNT, query.token ?? null)
  }),
  route(confirmCloudPrnt, async ({ params, query, now }, context) => {
    const printer = await printerOfToken(context, params.token ?? '', now)
    if (!printer) return refuse(404, 'not_found')
    const isKnown = await confirmPrint(
      context,
      printer,
      { id: query.token ?? null, code: query.code ?? '' },
      now,
    )
    return isKnown ? answer({ status: 'ok' }) : refuse(404, 'not_found')
  }),
]

/** The job's bytes as the printer asks for them; older ones do not say which job they mean. */
async function bytesFor(
  context: Context,
  printer: Printer,
  mediaType: string,
  job: string | null,
): Promise<Response | ReturnType<typeof refuse>> {
  const row = await openJob(context.db.sql, printer)
  if (!row || (job !== null && row.id !== job)) return refuse(404, 'not_found')
  const type = mediaType.split(';')[0]?.trim()
  if (type !== STAR_PRNT && type !== TEXT) return refuse(415, 'unsupported_media_type')
  const document = await printDocument(context, context.db.sql, row)
  if (!document) return refuse(404, 'not_found')
  const { blocks, width } = document
  const body = type === TEXT ? textOfBlocks(blocks, width) : encodeBlocks(blocks, width, 'star-prnt')
  const contentType = type === TEXT ? 'text/plain; charset=utf-8' : STAR_PRNT
  return new Response(body, { headers: { 'content-type': contentType, 'cache-control': 'no-store' } })
}
