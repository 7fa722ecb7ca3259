import { stripInvisible } from '../../strip-invisible.ts';

/** A text in plain signs: nothing invisible, and wide or ornate letters as the letters that they stand for; m² stays m². */
export function plainSigns(text: string): string {
  return stripInvisible(text).replace(/[\u0250-\u{10ffff}]+/gu, (part) => part.normalize('NFKC'));
}
