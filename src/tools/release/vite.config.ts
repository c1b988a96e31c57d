import path from 'node:path';
import { defineConfig } from 'vite';
import { listPackages } from '../../server/list-packages.ts';

/** Bundles the operator's tool as `admin.js` beside the server of a release; `--outDir` says where. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../../..'),
  publicDir: false,
  plugins: [listPackages('admin-packages.json')],
  build: {
    ssr: 'src/tools/admin/main.ts',
    emptyOutDir: false,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'admin.js', format: 'es' } },
  },
});
