/** Reads one item ahead, so that the next is being read while one is worked on. */
export async function* readAhead<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  const read = () => {
    const next = iterator.next();
    // Should work on the item before it fail, nobody waits for this one.
    next.catch(() => undefined);
    return next;
  };
  for (let next = await read(); next.done !== true;) {
    const following = read();
    yield next.value;
    next = await following;
  }
}
