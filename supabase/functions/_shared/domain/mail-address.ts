const LONGEST = 254;
const SHAPE =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** Can mail be sent to this address, in small letters and without spaces around it? The database asks the same. */
export function isMailAddress(address: string): boolean {
  return address.length <= LONGEST && SHAPE.test(address);
}
