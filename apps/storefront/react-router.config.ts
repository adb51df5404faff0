import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The table of routes is small: sent at once, no navigation has to ask the server what exists.
  routeDiscovery: { mode: 'initial' },
  future: { v8_middleware: true },
} satisfies Config
