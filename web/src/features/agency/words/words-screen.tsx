import { callRpc } from '#lib/api.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { WORD_BATCH_KEYS, type WordBatch } from '#domain/word-batches.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Agency } from '../frame/agency-here.ts';
import { WordsTable } from './words-table.tsx';
import './words.css';

interface WordsScreenProps {
  readonly agency: Agency;
  readonly batch: WordBatch;
}

/** A batch of words in its four states, and the way to the others. */
export function WordsScreen({ agency, batch }: WordsScreenProps) {
  const call = useCall(['agency words', agency.id, batch], () =>
    callRpc('agency_words', { agencyId: agency.id, batch }),
  );
  return (
    <div className="agency-words">
      <h1>{t('agencyWords.title')}</h1>
      <p className="lead">{t('agencyWords.lead')}</p>
      <nav aria-label={t('agencyWords.batches')}>
        <ul className="agency-words-batches">
          {WORD_BATCH_KEYS.map((one) => (
            <li key={one}>
              <Link
                to={`${agency.basePath}/translations/${one}`}
                aria-current={one === batch ? 'page' : undefined}
              >
                {t(`agencyWords.batch.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <CallView call={call} waiting={<Skeleton height="24rem" />} failed={t('agencyWords.failed')}>
        {(loaded) => <WordsTable agency={agency} batch={batch} loaded={loaded} />}
      </CallView>
    </div>
  );
}
