import { demoOrders, demoOrdersBody } from '../../nouns/office/demo-orders.ts'
import { officeEndpoint } from './office-endpoint.ts'

export const readDemoOrders = officeEndpoint({
  name: 'demoOrders',
  method: 'GET',
  path: '/demo-orders',
  summary: 'Whether demo guests order by themselves.',
  permission: 'demo.orders',
  answer: demoOrders,
})

export const makeDemoOrders = officeEndpoint({
  name: 'makeDemoOrders',
  method: 'POST',
  path: '/demo-orders',
  summary: 'Demo guests order by themselves for half an hour, a few a minute; outside production only.',
  permission: 'demo.orders',
  body: demoOrdersBody,
  answer: demoOrders,
  refusals: ['production_only_staff'],
})
