import { build } from './build';

// Print an invalid setting as one line, without a stack trace.
const built = await build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return false;
});
if (built) {
  console.log();
  await import('#server/node');
} else {
  process.exitCode = 1;
}
