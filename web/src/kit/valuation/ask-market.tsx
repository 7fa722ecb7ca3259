import { useState, type ComponentType } from 'react';
import { withTexts } from '#lib/load-texts.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';

/** A home that a player has guessed, and what it cost. */
export interface GuessedHome {
  readonly sessionId: string;
  readonly gameListingId: string;
  readonly priceMinor: number;
}

interface AskMarketProps extends GuessedHome {
  readonly label: string;
}

/**
 * Why a home costs what it costs, by the sales around it: asked for, and read only then, since most are content without.
 * Where the part does not come, that is told beside its button: a reveal outlives a lost network.
 */
export function AskMarket({ label, ...home }: AskMarketProps) {
  const [Reasons, setReasons] = useState<ComponentType<GuessedHome> | null>(null);
  const { isBusy, error, run } = useDeed();
  const ask = async () => {
    const { MarketReasons } = await withTexts(['market-valuation'], () => import('./market-reasons.tsx'));
    setReasons(() => MarketReasons);
  };
  if (Reasons !== null) return <Reasons {...home} />;
  return (
    <div>
      <Button size="small" isBusy={isBusy} onClick={() => void run(ask)}>
        {label}
      </Button>
      <DeedError error={error} />
    </div>
  );
}
