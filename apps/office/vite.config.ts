import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { markComplete } from './mark-complete.ts'

export default defineConfig({
  base: '/office/',
  plugins: [tailwindcss(), react(), markComplete()],
  build: {
    target: 'es2022',
    outDir: 'build/client',
    emptyOutDir: true,
    // The policy takes no font and no picture out of a stylesheet.
    assetsInlineLimit: 0,
  },
})
