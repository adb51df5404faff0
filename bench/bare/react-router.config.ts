import type { Config } from '@react-router/dev/config'

export default { buildDirectory: '../../.cache/bare', ssr: true } satisfies Config
