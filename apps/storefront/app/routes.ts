import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The table of contents: every address of the shop, and the page that answers it. */
export default [
  index('routes/home.tsx'),
  route('menu/:categorySlug/:subCategorySlug?/:slugProduct?', 'routes/menu.tsx'),
  route(':slug', 'routes/slug.tsx'),
  route('*', 'routes/nowhere.tsx'),
] satisfies RouteConfig
