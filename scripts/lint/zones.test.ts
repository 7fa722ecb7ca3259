import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { violation } from './import-zones.mjs';

const cases: [from: string, specifier: string, allowed: boolean][] = [
  ['supabase/functions/_shared/domain/score.ts', './money.ts', true],
  ['supabase/functions/_shared/domain/score.ts', 'zod', false],
  ['supabase/functions/_shared/domain/dossier/notes/merge-note.ts', 'node-diff3', true],
  ['supabase/functions/_shared/domain/score.ts', '../serve.ts', false],
  ['supabase/functions/_shared/domain/score.ts', 'node:fs', false],
  ['supabase/functions/_shared/domain/score.test.ts', 'fast-check', true],
  ['supabase/functions/_shared/serve.ts', '../start-run/handler.ts', false],
  ['supabase/functions/_shared/wire/runs.ts', '../domain/money.ts', true],
  ['supabase/functions/_shared/wire/runs.ts', 'zod', true],
  ['supabase/functions/_shared/wire/runs.ts', '../serve.ts', false],
  ['supabase/functions/_shared/domain/score.ts', '../wire/runs.ts', false],
  ['supabase/functions/start-run/handler.ts', '../_shared/wire/runs.ts', true],
  ['supabase/functions/start-run/handler.ts', '../submit-guess/handler.ts', false],
  ['supabase/functions/start-run/handler.ts', './index.ts', false],
  ['supabase/functions/start-run/handler.ts', '../../../web/src/lib/money.ts', false],
  ['supabase/functions/start-run/index.ts', './handler.ts', true],
  ['web/src/offline/wait-page.ts', '#lib/i18n.ts', true],
  ['web/src/offline/wait-page.ts', '#ui/button.tsx', false],
  ['web/src/main.tsx', './offline/wait-page.ts', false],
  ['web/src/features/play/queries.ts', '#domain/money.ts', true],
  ['web/src/features/play/queries.ts', '#wire/runs.ts', true],
  ['web/src/features/play/queries.ts', '#functions/start-run/handler.ts', false],
  ['web/src/features/play/queries.ts', '#functions/_shared/serve.ts', false],
  ['web/src/features/play/queries.ts', '#features/play/pages/guess.tsx', true],
  ['web/src/features/play/queries.ts', '../board/queries.ts', false],
  ['web/src/features/play/queries.ts', '#features/board/queries.ts', false],
  ['web/src/features/play/queries.ts', '#app/router.tsx', false],
  ['web/src/features/play/pages/guess.tsx', '#ui/button.tsx', true],
  ['web/src/features/play/pages/guess.tsx', 'apexcharts', false],
  ['web/src/features/play/pages/guess.tsx', 'node:fs', false],
  ['web/src/features/account/components/auth-door.tsx', '@supabase/auth-ui-react', true],
  ['web/src/features/account/pages/login-page.tsx', '@supabase/auth-ui-react', false],
  ['web/src/ui/chart.tsx', 'react-apexcharts', true],
  ['web/src/ui/chart-drawing.tsx', 'apexcharts/dist/apexcharts.css', true],
  ['web/src/ui/chart-plot.ts', 'apexcharts', false],
  ['web/src/ui/map.tsx', 'maplibre-gl', true],
  ['web/src/ui/map.tsx', 'maplibre-gl/dist/maplibre-gl.css', true],
  ['web/src/ui/map-ground.ts', 'maplibre-gl', true],
  ['web/src/ui/map-place.ts', 'maplibre-gl', false],
  ['web/src/ui/chart.tsx', 'maplibre-gl', false],
  ['web/src/ui/button.tsx', '#lib/supabase.ts', false],
  ['web/src/ui/button.tsx', '#features/play/queries.ts', false],
  ['web/src/features/play/queries.ts', '#kit/games/runs.ts', true],
  ['web/src/kit/games/runs.ts', '#lib/api.ts', true],
  ['web/src/kit/games/start-panel.tsx', '#ui/button.tsx', true],
  ['web/src/kit/games/runs.ts', '#features/play/queries.ts', false],
  ['web/src/kit/games/runs.ts', '#app/router.tsx', false],
  ['web/src/ui/button.tsx', '#kit/games/runs.ts', false],
  ['web/src/lib/brand.ts', '#kit/games/runs.ts', false],
  ['web/src/lib/brand.ts', '#domain/brand.ts', true],
  ['web/src/lib/brand.ts', '#features/play/queries.ts', false],
  ['web/src/lib/brand.ts', '#ui/button.tsx', false],
  ['web/src/app/router.tsx', '#features/play/pages/guess.tsx', true],
  ['web/src/app/router.tsx', '../main.tsx', false],
  ['web/src/main.tsx', '#app/router.tsx', true],
  ['web/src/main.tsx', '#features/play/queries.ts', false],
  ['scripts/seed/seed.ts', '#domain/money.ts', true],
  ['scripts/seed/seed.ts', '#ui/button.tsx', false],
];

describe('violation()', () => {
  for (const [from, specifier, allowed] of cases)
    it(`${allowed ? 'allows' : 'refuses'} ${from} importing ${specifier}`, () => {
      expect(violation(from, specifier) === undefined).toBe(allowed);
    });

  it('keeps every pair of features on disk apart', () => {
    const features = readdirSync('web/src/features', { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    for (const { name: from } of features)
      for (const { name: to } of features)
        expect(violation(`web/src/features/${from}/a.ts`, `#features/${to}/b.ts`) === undefined).toBe(
          from === to,
        );
  });
});
