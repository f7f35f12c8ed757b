import { build } from './build';

// A value that can't be used ends this in a line, not in a stack.
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
