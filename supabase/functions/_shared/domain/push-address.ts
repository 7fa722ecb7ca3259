const LONGEST = 1000;
const SHAPE =
  /^https:\/\/(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([a-z0-9-]+\.)*(push\.apple\.com|notify\.windows\.com))\/[!-~]+$/;

/** Is it an address of a browser maker's push service? Nothing else is called. The database asks the same. */
export function isPushAddress(address: string): boolean {
  return address.length <= LONGEST && SHAPE.test(address);
}
