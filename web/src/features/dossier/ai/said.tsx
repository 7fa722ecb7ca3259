import type { CheckedClaim, RowKind } from '#wire/dossier-answers.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { sourcePath } from './source-path.ts';

interface SourceProps {
  readonly dossierId: string;
  readonly kind: RowKind;
  readonly id: string;
  readonly quote: string;
  /** whether its words begin beside its kind: of several sales each is another */
  readonly isNamed?: boolean;
}

/** So much of a source's words stands beside its kind. */
const NAME_LENGTH = 60;

/** What a sentence rests on: a press shows the words, and a link the screen on which they stand. */
export function Source({ dossierId, kind, id, quote, isNamed = false }: SourceProps) {
  const name = quote.length > NAME_LENGTH ? `${quote.slice(0, NAME_LENGTH).trimEnd()}…` : quote;
  return (
    <details className="ai-source">
      <summary>
        {t(`dossierAi.source.${kind}`)}
        {isNamed ? (
          <span className="muted" dir="auto">
            {' '}
            {name}
          </span>
        ) : null}
      </summary>
      <blockquote>{quote}</blockquote>
      <TextLink as={Link} to={sourcePath(dossierId, kind, id)}>
        {t('dossierAi.openSource')}
      </TextLink>
    </details>
  );
}

/** Sentences that were checked, each with its sources. They are plain text: nothing in them is read as anything else. */
export function Said({
  dossierId,
  claims,
}: {
  readonly dossierId: string;
  readonly claims: readonly CheckedClaim[];
}) {
  return (
    <ul className="ai-said">
      {claims.map(({ text, sources }, at) => (
        // Sentences have no name of their own, and never change places.
        <li key={at}>
          <p dir="auto">{text}</p>
          {sources.map((source) => (
            <Source key={`${source.id} ${source.quote}`} dossierId={dossierId} {...source} />
          ))}
        </li>
      ))}
    </ul>
  );
}
