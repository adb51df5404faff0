import { placeOrder as placeOrderCall } from '@samobranka/contract'
import { type Route, route } from '../../http/route.ts'
import { placeOrder } from './place-order.ts'

export const placeRoute: Route = route(placeOrderCall, (call, context) => placeOrder(call, context))
