import { Navigate, useParams } from 'react-router-dom';
import { WORD_BATCH_KEYS } from '#domain/word-batches.ts';
import { AgencyView } from '../../frame/agency-view.tsx';
import { WordsScreen } from '../words-screen.tsx';

/** What an agency calls homes and what they offer, in its languages. */
export function Component() {
  const { tBatchId } = useParams();
  const batch = WORD_BATCH_KEYS.find((one) => one === tBatchId);
  return (
    <AgencyView screen="admin-translations">
      {(agency) =>
        batch === undefined ? (
          <Navigate to={`${agency.basePath}/translations/extras`} replace />
        ) : (
          <WordsScreen key={`${agency.id} ${batch}`} agency={agency} batch={batch} />
        )
      }
    </AgencyView>
  );
}
