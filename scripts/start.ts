import { build } from './build';

const serve = async () => {
  console.log();
  await import('#server/node');
};
// Print an invalid setting as one line, without a stack trace.
const built = await build({ serve }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return false;
});
if (!built) process.exitCode = 1;
