import { plainSigns } from './plain-signs.ts';

interface ContactForm {
  readonly kind: 'email' | 'phone' | 'account' | 'person-number' | 'handle';
  readonly form: RegExp;
}

/** What people are reached, paid or recognised by; the more exact forms first. */
const FORMS: readonly ContactForm[] = [
  { kind: 'email', form: /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu },
  {
    kind: 'email',
    form: /[\p{L}\p{N}._-]{1,64}\s{0,3}[([{]\s{0,3}(?:at|arroba)\s*[)\]}]\s*[\p{L}\p{N}-]+(?:\s*(?:[([{]\s*(?:dot|punto)\s*[)\]}]|\.)\s*[\p{L}\p{N}-]+)+/giu,
  },
  {
    kind: 'email',
    form: /[\p{L}\p{N}._-]{1,64}\s{1,3}(?:at|arroba)\s{1,3}[\p{L}\p{N}-]{1,63}\s{1,3}(?:dot|punto)\s+\p{L}{2,}/giu,
  },
  { kind: 'account', form: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g },
  { kind: 'account', form: /\b\d{2}-\d{2}-\d{2}\b(?:[\s,;:]*(?:account|acc|a\/c)?[\s.:#]*\d{8}\b)?/gi },
  { kind: 'account', form: /(?<=\b(?:account|a\/c|cuenta)\b[^\d\n]{0,20})\d{8,20}\b/gi },
  { kind: 'person-number', form: /\b(?:[XYZ]-?\d{7}|\d{8})-?[A-HJ-NP-TV-Z]\b/g },
  { kind: 'person-number', form: /\b\d{3}-\d{2}-\d{4}\b/g },
  {
    kind: 'person-number',
    form: /\b[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/g,
  },
  {
    kind: 'phone',
    form: /(?<![\p{L}\p{N}])(?:\+|00)\d{1,3}[\s.()/-]*\d(?:[\s.()/-]{0,3}\d){6,12}(?!\p{N})/gu,
  },
  { kind: 'phone', form: /(?<![\p{L}\p{N}£$€.,-])\(?0\d(?:[\s.()/-]{0,2}\d){7,10}(?![\p{N}%])/gu },
  { kind: 'phone', form: /(?<![\p{L}\p{N}£$€.,-])(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\p{N})/gu },
  {
    kind: 'phone',
    form: /(?<![\p{L}\p{N}£$€.,-])(?!\d{3}[ .]\d00[ .]000)[6-9]\d{2}[ .-]?(?:\d{3}[ .-]?\d{3}|\d{2}[ .-]?\d{2}[ .-]?\d{2})(?!\p{N}|[ .,]\d{3}|\s*(?:€|EUR|euros|£|GBP|\$|USD))/gu,
  },
  { kind: 'handle', form: /(?<![\p{L}\p{N}])@[\p{L}\p{N}_][\p{L}\p{N}_.]{2,}/gu },
];

/** A text without what people are reached, paid or recognised by, before it leaves for a model. Prices and areas stay. */
export function stripContacts(text: string): string {
  return FORMS.reduce((left, { kind, form }) => left.replace(form, `[${kind}]`), plainSigns(text));
}

/** The numbers in a text that somebody may be called at, as they are written; each part of the text is one at most. */
export function phonesIn(text: string): string[] {
  const numbers: string[] = [];
  FORMS.reduce(
    (left, { kind, form }) =>
      left.replace(form, (found) => {
        if (kind === 'phone') numbers.push(found.trim());
        return `[${kind}]`;
      }),
    plainSigns(text),
  );
  return numbers;
}
