import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/stores/schema.ts',
  out: './src/server/stores/migrations',
});
