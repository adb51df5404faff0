import { HomePage, homeHead, loadHome } from '../features/catalogue/index.ts'
import { productHead } from '../features/product/index.ts'
import { isAnotherPage } from '../lib/revalidation.ts'
import { useRootData } from '../lib/root-data.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  return { view: await loadHome(context) }
}

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = matches[0].loaderData
  return root.opened ? productHead(root.opened, root) : homeHead(root)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const root = useRootData()
  return <HomePage view={loaderData.view} shopName={root?.shop.name ?? ''} />
}
