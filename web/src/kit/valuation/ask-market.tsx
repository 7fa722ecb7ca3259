import { lazy, Suspense, useState } from 'react';
import { withTexts } from '#lib/load-texts.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const MarketReasons = lazy(() =>
  withTexts(['market-valuation'], () => import('./market-reasons.tsx')).then((module) => ({
    default: module.MarketReasons,
  })),
);

/** A home that a player has guessed, and what it cost. */
export interface GuessedHome {
  readonly sessionId: string;
  readonly gameListingId: string;
  readonly priceMinor: number;
}

interface AskMarketProps extends GuessedHome {
  readonly label: string;
}

/** Why a home costs what it costs, by the sales around it: asked for, and read only then, since most are content without. */
export function AskMarket({ label, ...home }: AskMarketProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked)
    return (
      <div>
        <Button size="small" onClick={() => setIsAsked(true)}>
          {label}
        </Button>
      </div>
    );
  return (
    <Suspense fallback={<Skeleton height="1.5rem" lines={6} />}>
      <MarketReasons {...home} />
    </Suspense>
  );
}
