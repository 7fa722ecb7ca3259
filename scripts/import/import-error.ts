/** The whole import cannot go on; the message is a sentence for the person at the keyboard. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
