import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Our own packages are TypeScript sources, which Node cannot load from the finished server bundle.
  ssr: { noExternal: [/^@samobranka\//] },
  build: {
    target: 'es2022',
    // A font inlined into the stylesheet would hold up the first paint; as a file it loads beside it.
    assetsInlineLimit: 0,
  },
})
