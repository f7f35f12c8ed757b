import { defineConfig } from 'vitest/config';

/** Unit tests stand beside what they test. */
export default defineConfig({
  test: {
    include: ['{lib,server,scripts,components,demo-host}/**/*.test.{ts,js}'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
