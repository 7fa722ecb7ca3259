import { notationsOf, type Notation, type Secret } from './notations.ts';

/** Something that an actor got to see. */
export interface Sighting {
  where: string;
  text: string;
}

/** A price where it should not be. */
export interface Hit {
  where: string;
  notation: string;
  gameListingId: string;
  context: string;
}

const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
const time = /\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?/g;
const digest = /\b[0-9a-f]{64}\b/gi;

/** Searches what was seen for secrets. Random ids, digests and times are taken out: digits in them mean nothing. */
export function search(
  sightings: readonly Sighting[],
  secrets: readonly Secret[],
  publicNumbers: readonly string[],
): Hit[] {
  const needles = secrets.map((secret) => ({
    secret,
    notations: notationsOf(secret).filter(
      (notation) => !publicNumbers.some((known) => isOnly(notation, known)),
    ),
  }));
  return sightings.flatMap(({ where, text }) => {
    const plain = text.replace(uuid, ' ').replace(digest, ' ').replace(time, ' ');
    return needles.flatMap(({ secret, notations }) =>
      notations.flatMap(({ name, core, pattern }) => {
        const match = plain.includes(core) ? pattern.exec(plain) : null;
        if (!match) return [];
        const context = plain.slice(Math.max(0, match.index - 60), match.index + 60).replace(/\s+/g, ' ');
        return [{ where, notation: name, gameListingId: secret.gameListingId, context }];
      }),
    );
  });
}

/** Is this notation just a number that everybody knows, such as an end of the market's range? */
function isOnly({ pattern }: Notation, known: string): boolean {
  return pattern.test(known);
}
