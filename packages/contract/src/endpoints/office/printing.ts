import {
  claimBody,
  claimedPrints,
  cloudPrntDone,
  cloudPrntOffer,
  cloudPrntPoll,
  kitchenPrinting,
  leavePrintStationBody,
  printBody,
  printDocument,
  printJob,
  printResultBody,
  printStationBody,
} from '../../nouns/office/printing.ts'
import { key, shortWord } from '../../nouns/request-parts.ts'
import { verbatim } from '../../wire/text.ts'
import { query } from '../query.ts'
import { officeEndpoint } from './office-endpoint.ts'

export const printing = officeEndpoint({
  name: 'printing',
  method: 'GET',
  path: '/kitchens/{kitchen}/printing',
  summary: 'Who prints for a kitchen, how its printers are, and what was printed last.',
  permission: 'printing.work',
  answer: kitchenPrinting,
  refusals: ['not_found'],
})

export const takePrintStation = officeEndpoint({
  name: 'takePrintStation',
  method: 'POST',
  path: '/kitchens/{kitchen}/print-station',
  summary: 'Lets the page that asks print for the kitchen; one page does at a time.',
  permission: 'printing.work',
  body: printStationBody,
  answer: kitchenPrinting,
  refusals: ['not_found', 'somebody_prints'],
})

export const leavePrintStation = officeEndpoint({
  name: 'leavePrintStation',
  method: 'DELETE',
  path: '/kitchens/{kitchen}/print-station',
  summary: 'The page prints no more.',
  permission: 'printing.work',
  body: leavePrintStationBody,
  refusals: ['not_found'],
})

export const printOrder = officeEndpoint({
  name: 'printOrder',
  method: 'POST',
  path: '/kitchens/{kitchen}/print-jobs',
  summary: 'Prints an order’s ticket or receipt; what was printed before comes out as a copy.',
  permission: 'printing.work',
  body: printBody,
  answer: printJob,
  refusals: ['not_found'],
})

export const claimPrints = officeEndpoint({
  name: 'claimPrints',
  method: 'POST',
  path: '/kitchens/{kitchen}/print-jobs/claim',
  summary: 'Gives the printing page what is to be printed now; claimed and not told of, it is printed again.',
  permission: 'printing.work',
  body: claimBody,
  answer: claimedPrints,
  refusals: ['not_found', 'not_the_print_station'],
})

export const onePrint = officeEndpoint({
  name: 'onePrint',
  method: 'GET',
  path: '/print-jobs/{id}',
  summary: 'What is printed by a job, to be shown on a page and printed from there.',
  permission: 'printing.work',
  answer: printDocument,
  refusals: ['not_found'],
})

export const tellPrint = officeEndpoint({
  name: 'tellPrint',
  method: 'POST',
  path: '/print-jobs/{id}/result',
  summary: 'Whether a claimed job came out of the printer.',
  permission: 'printing.work',
  body: printResultBody,
  answer: printJob,
  refusals: ['not_found', 'not_the_print_station'],
})

export const retryPrint = officeEndpoint({
  name: 'retryPrint',
  method: 'POST',
  path: '/print-jobs/{id}/again',
  summary: 'Sends a job that did not come out to its printer once more.',
  permission: 'printing.work',
  answer: printJob,
  refusals: ['not_found'],
})

/** The address itself is the secret: a printer can say nothing else of who it is. */
const ofPrinter = { path: '/cloudprnt/{token}', permission: 'public', refusals: ['not_found'] } as const

export const pollCloudPrnt = officeEndpoint({
  ...ofPrinter,
  name: 'pollCloudPrnt',
  method: 'POST',
  summary: 'A network printer asks whether there is something to print (Star CloudPRNT).',
  body: cloudPrntPoll,
  answer: cloudPrntOffer,
})

export const fetchCloudPrnt = officeEndpoint({
  ...ofPrinter,
  name: 'fetchCloudPrnt',
  method: 'GET',
  summary: 'The bytes that a network printer prints.',
  query: query({ type: shortWord, token: key }),
  answer: verbatim,
})

export const confirmCloudPrnt = officeEndpoint({
  ...ofPrinter,
  name: 'confirmCloudPrnt',
  method: 'DELETE',
  summary: 'A network printer says whether it came out.',
  query: query({ code: key, token: key }),
  answer: cloudPrntDone,
})
