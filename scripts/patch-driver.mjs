// The Postgres driver buffers small writes until the end of the tick. When the server dies in between, version 3.4.9 writes
// to a socket that is gone, which ends the whole process, or never writes again on that connection, which hangs whoever
// uses it next (github.com/porsager/postgres, pull requests 1168 and 1209, not released yet). A database that is killed
// must cost its clients an error and nothing else, so the installed file gets the repair. Remove this with a release
// that has it.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The release that has the faults; package.json pins it. */
export const BROKEN_RELEASE = '3.4.9';

/** What the release says, and what stands there instead. */
export const REPAIRS = [
  [
    `  function nextWrite(fn) {
    const x = socket.write(chunk, fn)
    nextWriteTimer !== null && clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    return x
  }`,
    `  function nextWrite(fn) { // repaired: a lost socket
    const x = chunk
    nextWriteTimer !== null && clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    if (socket) return socket.write(x, fn)
    const lost = Errors.connection('CONNECTION_CLOSED', options, socket)
    error(lost)
    setImmediate(() => {
      const isOut = connection.queue === queues.connecting || connection.queue === queues.closed
      if (socket === null && !isOut) onclose(connection, lost)
    })
    return false
  }`,
  ],
  [
    `    incomings = null
    clearImmediate(nextWriteTimer)
    socket.removeListener('data', data)`,
    `    incomings = null
    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    socket.removeListener('data', data)`,
  ],
  // A connection that is told twice to connect would do so twice on one socket, which Node answers with an assertion. The
  // first attempt, or the close of the old socket, takes the waiting query along.
  [
    `    socket || (socket = await createSocket())

    if (!socket)
      return

    connectTimer.start()`,
    `    if (socket && !options.socket) {
      socket.readyState === 'open' && socket.destroy()
      return
    }
    socket || (socket = await createSocket())

    if (!socket)
      return

    connectTimer.start()`,
  ],
  // Each new connection first asks for the array types, and nobody waits for that question: its failure ended the process.
  // The query that opened the connection is told of the loss anyway; the types are asked for again by the next one.
  [
    `    \`], [], execute)
    types.forEach(`,
    `    \`], [], execute).catch(lost => {
      if (!/^(CONNECTION_|E[A-Z]+$|57P)/.test(lost.code)) throw lost
      needsTypes = true
      return []
    })
    types.forEach(`,
  ],
];

/**
 * Repairs the installed driver; a second time changes nothing.
 * @param {string} root the project's folder
 * @returns {boolean} false when the driver is another version that this does not know
 */
export function patchDriver(root) {
  const file = join(root, 'node_modules', 'postgres', 'src', 'connection.js');
  const text = readFileSync(file, 'utf8');
  if (!REPAIRS.every(([broken, repaired]) => text.includes(repaired) || text.includes(broken))) return false;
  const whole = REPAIRS.reduce(
    (source, [broken, repaired]) =>
      source.includes(repaired) ? source : source.replace(broken, () => repaired),
    text,
  );
  if (whole === text) return true;
  // Renamed into place: the file may be a link into a store of packages that others use too.
  writeFileSync(`${file}.repaired`, whole);
  renameSync(`${file}.repaired`, file);
  return true;
}
