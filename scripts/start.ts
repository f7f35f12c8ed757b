import { build } from './build';

try {
  await build();
  await import('#server/node');
} catch (error) {
  // One line for an invalid setting, without a stack trace.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
