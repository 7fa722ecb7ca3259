import { lazy, Suspense } from 'react';
import { AskMarket } from '#kit/valuation/ask-market.tsx';
import { OwnLookChoice } from '#kit/games/own-look-choice.tsx';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { SoundSwitch } from './sound-switch.tsx';

const AskAgency = lazy(() =>
  withTexts(['leads', 'forms'], () => import('#kit/leads/ask-agency.tsx')).then((module) => ({
    default: module.AskAgency,
  })),
);

interface AfterRevealProps {
  readonly sessionId: string;
  readonly gameListingId: string;
  /** null where no price is known yet, or where none is to be talked about */
  readonly priceMinor: number | null;
  /** a classroom asks nobody for their address */
  readonly isClassroom: boolean;
}

/** What few press, below the way on: why the home costs that, the sound, how the game looks. It comes with its texts. */
export function AfterReveal({ sessionId, gameListingId, priceMinor, isClassroom }: AfterRevealProps) {
  return (
    <>
      {priceMinor === null ? null : (
        <AskMarket
          label={t('why.title')}
          sessionId={sessionId}
          gameListingId={gameListingId}
          priceMinor={priceMinor}
        />
      )}
      {isClassroom || brand().key === 'default' ? null : (
        <Suspense>
          <AskAgency place={{ sessionId, gameListingId }} kinds={['valuation', 'home']} />
        </Suspense>
      )}
      <SoundSwitch />
      <OwnLookChoice />
    </>
  );
}
