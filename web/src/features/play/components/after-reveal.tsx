import { AskMarket } from '#kit/valuation/ask-market.tsx';
import { OwnLookChoice } from '#kit/games/own-look-choice.tsx';
import { t } from '#lib/i18n.ts';
import { SoundSwitch } from './sound-switch.tsx';

interface AfterRevealProps {
  readonly sessionId: string;
  readonly gameListingId: string;
  /** null where no price is known yet, or where none is to be talked about */
  readonly priceMinor: number | null;
}

/** What few press, below the way on: why the home costs that, the sound, how the game looks. It comes with its texts. */
export function AfterReveal({ sessionId, gameListingId, priceMinor }: AfterRevealProps) {
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
      <SoundSwitch />
      <OwnLookChoice />
    </>
  );
}
