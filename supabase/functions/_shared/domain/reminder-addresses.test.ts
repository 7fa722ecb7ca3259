import { describe, expect, it } from 'vitest';
import { isMailAddress } from './mail-address.ts';
import { isPushAddress } from './push-address.ts';

describe('isMailAddress()', () => {
  it.each(['ada@example.com', "o'neil+daily@mail.example.co.uk", 'a@xn--bcher-kva.example', 'x@1.example'])(
    'takes %s',
    (address) => expect(isMailAddress(address)).toBe(true),
  );

  it.each([
    '',
    'ada',
    'ada@example',
    'ada@@example.com',
    'ada@-example.com',
    'ada@example..com',
    'Ada@example.com',
    ' ada@example.com',
    'ada@example.com\nbcc: b@example.com',
    'ada@127.0.0.1',
    '"a b"@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('refuses %j', (address) => expect(isMailAddress(address)).toBe(false));
});

describe('isPushAddress()', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('takes %s', (address) => expect(isPushAddress(address)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com@127.0.0.1/a',
    'https://fcm.googleapis.com.example.com/a',
    'https://evilpush.apple.com.example.com/a',
    'https://notpush-apple.com/a',
    'https://fcm.googleapis.com:8080/a',
    'https://127.0.0.1/a',
    'https://fcm.googleapis.com/a b',
    `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
  ])('refuses %s', (address) => expect(isPushAddress(address)).toBe(false));
});
