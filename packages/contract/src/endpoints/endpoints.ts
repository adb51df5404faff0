import * as catalogue from './catalogue.ts'
import * as checkout from './checkout.ts'
import * as content from './content.ts'
import type { Endpoint } from './endpoint.ts'
import * as geo from './geo.ts'
import * as integrators from './integrators.ts'
import * as loyalty from './loyalty.ts'
import * as officeCounter from './office/counter.ts'
import * as officeDemoOrders from './office/demo-orders.ts'
import * as officeJournal from './office/journal.ts'
import * as officeKitchen from './office/kitchen.ts'
import * as officeMachineKeys from './office/machine-keys.ts'
import * as officeOrders from './office/orders.ts'
import * as officeOwn from './office/own.ts'
import * as officePeople from './office/people.ts'
import * as officePhoneOrders from './office/phone-orders.ts'
import * as officePrinting from './office/printing.ts'
import * as officeRequests from './office/requests.ts'
import * as officeSession from './office/session.ts'
import * as officeSetup from './office/setup.ts'
import * as officeSignIn from './office/sign-in.ts'
import * as officeSwitches from './office/switches.ts'
import * as officeTables from './office/tables.ts'
import * as people from './people.ts'
import * as sessions from './sessions.ts'
import * as settings from './settings.ts'
import * as switches from './switches.ts'

/** The whole table: what the router must answer and the description shows. */
export const endpoints: readonly Endpoint[] = [
  ...Object.values(settings),
  catalogue.catalogueFile,
  catalogue.popularGoods,
  ...Object.values(content),
  ...Object.values(people),
  ...Object.values(sessions),
  ...Object.values(loyalty),
  ...Object.values(checkout),
  ...Object.values(switches),
  ...Object.values(geo),
  ...Object.values(integrators),
  ...Object.values(officeSession),
  ...Object.values(officeSwitches),
  ...Object.values(officeSetup),
  ...Object.values(officeOrders),
  ...Object.values(officePhoneOrders),
  ...Object.values(officeRequests),
  ...Object.values(officeKitchen),
  ...Object.values(officePrinting),
  ...Object.values(officeSignIn),
  ...Object.values(officeOwn),
  ...Object.values(officePeople),
  ...Object.values(officeJournal),
  ...Object.values(officeMachineKeys),
  ...Object.values(officeCounter),
  ...Object.values(officeTables),
  ...Object.values(officeDemoOrders),
]
