import { t } from '#lib/i18n.ts';
import { AccuracySection } from '../components/accuracy-section.tsx';
import { SignedIn } from './signed-in.tsx';

/** How near the reader guesses and to which side, beside the words that say what that is. */
export function Part() {
  return (
    <SignedIn heading={t('record.own.figures')}>
      <AccuracySection />
    </SignedIn>
  );
}
