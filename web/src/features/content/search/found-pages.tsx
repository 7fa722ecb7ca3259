import { formatNumber } from '#lib/format.ts';
import { Link } from '#lib/link.tsx';
import { named } from '../named.ts';
import { markWords } from './mark-words.ts';
import type { FoundPage } from '#kit/content/page-index.ts';

/** Pages that were found, the best first. */
export function FoundPages({ pages }: { readonly pages: readonly FoundPage[] }) {
  return (
    <ol className="page-search-found">
      {pages.map(({ path, title, description, group, inLanguage, words }) => (
        <li key={path} lang={inLanguage} data-row={path}>
          <Link to={path}>
            <Marked text={named(title)} words={words} />
          </Link>
          {group === '' ? null : <small className="muted">{named(group)}</small>}
          <p>
            <Marked text={named(description)} words={words} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: ReadonlySet<string> }) {
  return markWords(text, words).map(({ text: piece, isMarked }, place) =>
    isMarked ? <mark key={formatNumber(place)}>{piece}</mark> : piece,
  );
}
