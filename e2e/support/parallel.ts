/**
 * Maps items with at most eight concurrent calls, which a small server can answer without queueing.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  ask: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  const work = async () => {
    for (const [index, item] of left) results[index] = await ask(item);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return results;
}
