import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { DEFAULT_KNOBS, type BrandKnobs } from '#domain/theme/brand-knobs.ts';
import { brandThemeCss } from '#ui/brand-theme.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Cluster } from '#ui/cluster.tsx';
import { PhotoGallery } from '#ui/photo-gallery.tsx';
import { Progress } from '#ui/progress.tsx';
import { Ruler } from '#ui/ruler.tsx';
import { sampleMoney, sampleRefusal } from '#ui/sample-money.ts';
import { samplePhotos } from '#ui/sample-photos.ts';
import { ScoreRing } from '#ui/score-ring.tsx';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';

interface SampleBrand {
  readonly key: string;
  readonly name: string;
  readonly knobs: BrandKnobs;
}

/** As unlike one another as the knobs allow: an agent's green, a developer's yellow at night, a magazine in violet. */
const brands: readonly SampleBrand[] = [
  { key: 'house', name: 'House Price Game', knobs: DEFAULT_KNOBS },
  {
    key: 'night',
    name: 'Sample Lofts',
    knobs: {
      accent: '#ffd21f',
      neutral: 'cool',
      radius: 'none',
      scale: 'compact',
      fonts: 'modern',
      appearance: 'dark',
    },
  },
  {
    key: 'weekly',
    name: 'The Sample Weekly',
    knobs: {
      accent: '#6a3fb5',
      neutral: 'plain',
      radius: 'large',
      scale: 'roomy',
      fonts: 'literary',
      appearance: 'light',
    },
  },
];

/** Three quite different brands side by side, from six knobs each. */
export function BrandBoard() {
  return (
    <section id="brands">
      <h1>brands</h1>
      <div className="gallery-brands">
        {brands.map((brand) => (
          <Board key={brand.key} name={brand.name} knobs={brand.knobs} />
        ))}
      </div>
    </section>
  );
}

function Board({ name, knobs }: Pick<SampleBrand, 'name' | 'knobs'>) {
  const scope = `brand-${name.replaceAll(' ', '-').toLowerCase()}`;
  const [guess, setGuess] = useState<{ lowMinor: number; highMinor: number } | null>({
    lowMinor: 45_000_000,
    highMinor: 45_000_000,
  });
  return (
    <div className={`ui-scope gallery-brand ${scope}`}>
      <style>{brandThemeCss(knobs, `.${scope}`)}</style>
      <Stack>
        <Cluster justify="between">
          <h2>{name}</h2>
          <Badge tone="accent">Sample</Badge>
        </Cluster>
        <Progress look="segments" value={2} max={5} label={`Round 3 of 5, ${name}`} />
        <PhotoGallery
          photos={samplePhotos.slice(0, 1)}
          labels={{
            gallery: `Photos, ${name}`,
            previous: 'Previous',
            next: 'Next',
            fullScreen: 'Full screen',
            close: 'Close',
            position: (current, total) => `${current} of ${total}`,
          }}
        />
        <Ruler
          {...sampleMoney}
          value={guess}
          onChange={setGuess}
          labels={{
            guess: 'Your guess',
            low: 'At least',
            high: 'At most',
            ruler: 'Price ruler',
            spread: 'Width',
            less: 'Less',
            more: 'More',
            priceKind: 'sold in 2023',
            prompt: 'Type 450k',
            refusal: sampleRefusal,
          }}
        />
        <Button kind="primary" size="large" isWide>
          Guess this price
        </Button>
        <Card>
          <Cluster>
            <ScoreRing size="small" value={785} max={1000} label="785 of 1,000 points" />
            <p>
              Close: <a href="#more">6 % under</a>
            </p>
          </Cluster>
        </Card>
        <TextField label="Name on the board" hint="Anyone can see it." />
        <Cluster>
          <Button>Secondary</Button>
          <Button kind="quiet">Quiet</Button>
          <Button kind="danger">Danger</Button>
        </Cluster>
      </Stack>
    </div>
  );
}
