import { plainSigns } from './plain-signs.ts';

const PICTURE = /!\[([^\]]{0,300})\](?:\([^)]{0,2000}\)|\[[^\]]{0,300}\])/g;
const NAMED_LINK = /\[([^\]]{0,300})\]\([^)]{0,2000}\)/g;
const REFERENCE = /^[ \t]*\[[^\]\n]{1,300}\]:[ \t]*\S.*$/gm;
const TAG = /<\/?[a-z!][^<>]{0,2000}>|<(?=[a-z/!])/gi;
const ADDRESS =
  /(?:\bhttps?:\s*\S+|\b(?:ftp|file|data|javascript|vbscript|mailto|tel|sms|whatsapp|wss?):\S+|(?<![\p{L}\p{N}])\/\/[\p{L}\p{N}][^\s/]*\.\S+|\bwww\.\S+|\b[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8}\.(?:com|net|org|info|io|app|dev|site|xyz|co|me|ru|cn|link|example|test)(?:\/\S*)?(?![\p{L}\p{N}]))/giu;

/** A text that leads nowhere and loads nothing: pictures, tags and addresses go, the words of a link stay. */
export function stripLinks(text: string): string {
  return plainSigns(text)
    .replace(PICTURE, '$1')
    .replace(NAMED_LINK, '$1')
    .replace(REFERENCE, '')
    .replace(TAG, '')
    .replace(ADDRESS, '[link]');
}

/** Does a text hold something that could lead outside or load from there? */
export function holdsLink(text: string): boolean {
  const plain = plainSigns(text);
  return [PICTURE, NAMED_LINK, REFERENCE, TAG, ADDRESS].some((form) => plain.search(form) >= 0);
}
