import { countWords } from '../../content/count-words.ts';

export interface Readability {
  readonly words: number;
  readonly sentences: number;
  /** words in the middle sentence */
  readonly middleSentence: number;
  /** 100 is very easy, 60 plain, 30 for scholars: Flesch's, for Spanish in the form of Fernández Huerta */
  readonly ease: number;
}

/** How easily a text is read, by its sentences and its syllables; headings, tables and code are no sentences. */
export function readabilityOf(body: string, language: 'en' | 'es'): Readability {
  const prose = body
    .split('\n')
    .filter((line) => !/^(#|\||```|\s*[-*] *$)/.test(line))
    .join('\n')
    .replaceAll(/\]\([^)]*\)/g, ']');
  const sentences = prose
    .split(/(?<=[.!?])["”’)]?\s+|\n\s*\n|\n(?=[-*\d])/u)
    .map(countWords)
    .filter((count) => count > 1);
  const words = sentences.reduce((sum, count) => sum + count, 0);
  const each = words / Math.max(1, sentences.length);
  const letters = prose.match(/\p{L}+/gu) ?? [];
  const syllables =
    letters.reduce((sum, word) => sum + syllablesOf(word, language), 0) / Math.max(1, letters.length);
  return {
    words: countWords(body),
    sentences: sentences.length,
    middleSentence: [...sentences].sort((a, b) => a - b)[Math.floor(sentences.length / 2)] ?? 0,
    ease:
      language === 'es' ? 206.84 - 60 * syllables - 1.02 * each : 206.835 - 84.6 * syllables - 1.015 * each,
  };
}

/** Groups of vowels; in English a silent e at the end is none. */
export function syllablesOf(word: string, language: 'en' | 'es'): number {
  const plain = word.toLowerCase();
  const groups = plain.match(language === 'es' ? /[aeiouáéíóúü]+/g : /[aeiouy]+/g)?.length ?? 0;
  const isSilent = language === 'en' && /[^aeiouyl]e$|[^td]ed$/.test(plain);
  return Math.max(1, groups - (isSilent ? 1 : 0));
}
