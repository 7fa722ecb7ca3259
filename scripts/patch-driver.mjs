// The Postgres driver buffers small writes until the end of the tick. When the server dies in between, version 3.4.9 writes
// to a socket that is gone, which ends the whole process, or never writes again on that connection, which hangs whoever
// uses it next (github.com/porsager/postgres, pull requests 1168 and 1209, not released yet). A database that is killed
// must cost its clients an error and nothing else, so the installed file gets the repair. Remove this with a release
// that has it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MARK = '// repaired: a lost socket';

const REPAIRS = [
  [
    `  function nextWrite(fn) {
    const x = socket.write(chunk, fn)
    nextWriteTimer !== null && clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    return x
  }`,
    `  function nextWrite(fn) { ${MARK}
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
];

/**
 * Repairs the installed driver; a second time changes nothing.
 * @param {string} root the project's folder
 * @returns {boolean} false when the driver is another version that this does not know
 */
export function patchDriver(root) {
  const file = join(root, 'node_modules', 'postgres', 'src', 'connection.js');
  const text = readFileSync(file, 'utf8');
  if (text.includes(MARK)) return true;
  if (!REPAIRS.every(([broken]) => text.includes(broken))) return false;
  writeFileSync(
    file,
    REPAIRS.reduce((source, [broken, repaired]) => source.replace(broken, () => repaired), text),
  );
  return true;
}
